import { GENDERS, profileForm } from '@dawadoot/domain/person/profile-form'
import * as v from 'valibot'
import { WireAddress } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './scalars.ts'

export const WireProfile = v.object({
  id: Id,
  mobile: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  profile: v.object({
    whatsapp: v.nullable(v.string()),
    dateofbirth: v.nullable(Day),
    gender: v.nullable(v.picklist(GENDERS)),
  }),
  addresses: v.array(WireAddress),
})
export type WireProfile = v.InferOutput<typeof WireProfile>

export const ProfileReply = v.object({ data: v.object({ user: WireProfile }) })

export const getProfile = endpoint({
  method: 'get',
  path: '/users/profile',
  group: 'Profile',
  summary: 'The signed-in person with their saved addresses',
  access: 'session',
  status: 200,
  reply: ProfileReply,
  errors: ['unauthenticated'],
})

const form = profileForm(() => new Date()).entries

export const UpdateProfile = v.object({
  name: form.name,
  email: form.email,
  whatsappNumber: form.whatsapp,
  dateofbirth: v.nullable(form.dateofbirth),
  gender: v.nullable(form.gender),
})

export const updateProfile = endpoint({
  method: 'put',
  path: '/users/profile',
  group: 'Profile',
  summary: 'Change the signed-in person',
  access: 'session',
  body: UpdateProfile,
  status: 200,
  reply: ProfileReply,
  errors: ['input_invalid', 'unauthenticated'],
})
