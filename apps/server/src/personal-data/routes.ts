import { endpoints } from '@dawadoot/api/contract/endpoints'
import { CONSENT_PURPOSES } from '@dawadoot/domain/person/consent'
import { type Api, mount } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { deleteData, withdrawConsent } from './delete-data.ts'
import { readConsents, readData } from './read-data.ts'

export const personalDataRoutes = (api: Api): void => {
  const { deps } = api

  mount(api, endpoints.getMyData, async ({ session }) => ({
    data: await readData(deps.database.db, session, deps.clock()),
  }))

  mount(api, endpoints.deleteMyData, async ({ session }) => {
    await deleteData(deps, session)
    return { message: 'Your data has been deleted.' }
  })

  mount(api, endpoints.listConsents, async ({ session }) => ({
    data: { consents: await readConsents(deps.database.db, session.userId) },
  }))

  mount(api, endpoints.withdrawConsent, async ({ session, params }) => {
    const purpose = CONSENT_PURPOSES.find((known) => known === params.purpose)
    if (!purpose) throw problem('not_found')
    await withdrawConsent(deps, session, purpose)
    return { message: 'Your consent has been withdrawn, and what it was for has been deleted.' }
  })
}
