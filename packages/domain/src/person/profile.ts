import type { Address } from '../address/address.ts'
import type { Day } from './day.ts'
import type { Gender } from './profile-form.ts'
import type { User } from './user.ts'

/** The signed-in person with what the profile page shows. Specification, section 3. */
export type Profile = User & {
  dateofbirth: Day | undefined
  gender: Gender | undefined
  addresses: readonly Address[]
}
