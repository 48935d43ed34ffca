import { endpoints } from '@dawadoot/api/contract/endpoints'
import { readAddresses } from '../addresses/rows.ts'
import { addressesToWire } from '../addresses/to-wire.ts'
import { type Api, mount } from '../web/mount.ts'
import { changeUser, readUser } from './rows.ts'
import { profileToWire } from './to-wire.ts'

export const userRoutes = (api: Api): void => {
  const { db } = api.deps.database

  const withAddresses = async (user: Awaited<ReturnType<typeof readUser>>) => {
    const addresses = await addressesToWire(db, await readAddresses(db, user.id))
    return { data: { user: profileToWire(user, addresses) } }
  }

  mount(api, endpoints.getProfile, async ({ session }) => withAddresses(await readUser(db, session.userId)))

  mount(api, endpoints.updateProfile, async ({ session, body }) => {
    const { name, email, whatsappNumber: whatsapp } = body
    // The form sends what is empty as an empty text.
    const optional = { dateOfBirth: body.dateofbirth || null, gender: body.gender || null }
    return withAddresses(await changeUser(db, session.userId, { name, email, whatsapp, ...optional }))
  })
}
