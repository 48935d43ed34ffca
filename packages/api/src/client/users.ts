import type { Profile } from '@dawadoot/domain/person/profile'
import type { ProfileForm } from '@dawadoot/domain/person/profile-form'
import * as v from 'valibot'
import * as contract from '../contract/users.ts'
import { LooseAddress } from './addresses.ts'
import { LooseUser } from './auth.ts'
import { readReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { optionalText } from './wire.ts'

const Extras = v.looseObject({
  emergencyContact: optionalText,
  profile: v.nullish(
    v.looseObject({
      whatsapp: optionalText,
      dateofbirth: optionalText,
      gender: v.fallback(v.nullish(v.picklist(['male', 'female', 'other'])), undefined),
    }),
  ),
  // One unreadable address must not take the profile away.
  addresses: v.fallback(v.nullish(v.array(v.fallback(v.nullable(LooseAddress), null))), undefined),
})

const LooseProfile = v.pipe(
  v.unknown(),
  v.transform((wire) => ({ user: v.safeParse(LooseUser, wire), extras: v.safeParse(Extras, wire) })),
  v.rawTransform(({ dataset, addIssue, NEVER }): Profile => {
    const { user, extras } = dataset.value
    if (!user.success || !extras.success) {
      addIssue({ message: 'not a user' })
      return NEVER
    }
    const { profile, addresses, emergencyContact } = extras.output
    return {
      ...user.output,
      whatsapp: profile?.whatsapp ?? (user.output.whatsapp || emergencyContact || ''),
      dateofbirth: profile?.dateofbirth?.slice(0, 10),
      gender: profile?.gender ?? undefined,
      addresses: (addresses ?? []).filter((address) => address !== null),
    }
  }),
)

export const createUsers = ({ json }: Transport) => ({
  profile: async (signal?: AbortSignal): Promise<Profile> =>
    readReply(LooseProfile, await json(contract.getProfile, { signal }), 'data.user', 'user', 'data', ''),

  update: async (form: ProfileForm): Promise<Profile> => {
    const body = await json(contract.updateProfile, {
      body: {
        name: form.name,
        email: form.email,
        whatsappNumber: form.whatsapp,
        dateofbirth: form.dateofbirth || null,
        gender: form.gender || null,
      },
    })
    return readReply(LooseProfile, body, 'data.user', 'user', 'data', '')
  },
})
