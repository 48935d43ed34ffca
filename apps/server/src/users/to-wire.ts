import type { WireUser } from '@dawadoot/api/contract/auth'
import type { WireProfile } from '@dawadoot/api/contract/users'
import type { users } from '../db/tables/people.ts'
import type { readProfile } from './rows.ts'

type User = typeof users.$inferSelect

export const userToWire = ({ id, mobile, name, email, whatsapp }: User): WireUser => ({
  id,
  mobile,
  name,
  email,
  whatsapp,
})

type Profile = Awaited<ReturnType<typeof readProfile>>['user']

export const profileToWire = (user: Profile, addresses: WireProfile['addresses']): WireProfile => ({
  id: user.id,
  mobile: user.mobile,
  name: user.name,
  email: user.email,
  profile: { whatsapp: user.whatsapp, dateofbirth: user.dateOfBirth, gender: user.gender },
  addresses,
})
