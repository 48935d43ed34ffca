import { endpoints } from '@dawadoot/api/contract/endpoints'
import { readAddresses } from '../addresses/rows.ts'
import { addressesToWire } from '../addresses/to-wire.ts'
import { type Api, mount } from '../web/mount.ts'
import { changeUser, readProfile } from './rows.ts'
import { profileToWire } from './to-wire.ts'

export const userRoutes = (api: Api): void => {
  const { db } = api.deps.database

  mount(api, endpoints.getProfile, async ({ session }) => {
    const { user, addresses } = await readProfile(db, session.userId)
    return { data: { user: profileToWire(user, addressesToWire(addresses)) } }
  })

  mount(api, endpoints.updateProfile, async ({ session, body }) => {
    const { name, email, whatsappNumber: whatsapp } = body
    // The form sends what is empty as an empty text.
    const optional = { dateOfBirth: body.dateofbirth || null, gender: body.gender || null }
    const user = await changeUser(db, session.userId, { name, email, whatsapp, ...optional })
    return {
      data: { user: profileToWire(user, addressesToWire(await readAddresses(db, session.userId))) },
    }
  })
}
