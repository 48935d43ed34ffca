import { endpoints } from '@dawadoot/api/contract/endpoints'
import { type Api, mount } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { type AddressesNow, deleteAddress, insertAddress, updateAddress } from './rows.ts'
import { addressesToWire } from './to-wire.ts'

export const addressRoutes = (api: Api): void => {
  const { database, clock, newId } = api.deps

  /** Somebody else's address is not found, like one that never was. */
  const reply = (found: AddressesNow) => {
    const [data] = addressesToWire(found)
    if (!data) throw problem('not_found', { message: 'We could not find this address.' })
    return { data }
  }

  mount(api, endpoints.addAddress, async ({ session, body }) =>
    reply(
      await database.transaction((tx) =>
        insertAddress(tx, session.userId, body, { id: newId(), now: clock() }),
      ),
    ),
  )

  mount(api, endpoints.updateAddress, async ({ session, params, body }) =>
    reply(await database.transaction((tx) => updateAddress(tx, session.userId, params.id, body))),
  )

  mount(api, endpoints.deleteAddress, async ({ session, params }) => {
    if (!(await database.transaction((tx) => deleteAddress(tx, session.userId, params.id))))
      throw problem('not_found', { message: 'We could not find this address.' })
    return { message: 'Address deleted successfully' }
  })
}
