import { isMobile, normaliseMobile } from '@dawadoot/domain/person/mobile'
import type { Geolocation } from '@dawadoot/domain/address/address'
import type { User } from '@dawadoot/domain/person/user'
import * as v from 'valibot'
import * as contract from '../contract/auth.ts'
import { findInReply, readReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseGeolocation, looseId, looseText, optionalText } from './wire.ts'

/** A user in any of the server's spellings. */
export const LooseUser = v.pipe(
  v.object({
    id: v.optional(looseId),
    _id: v.optional(looseId),
    mobile: looseText,
    name: looseText,
    email: looseText,
    whatsapp: optionalText,
    whatsappNumber: optionalText,
  }),
  v.check((user) => user.id !== undefined || user._id !== undefined),
  v.transform(({ id, _id, mobile, name, email, whatsapp, whatsappNumber }): User => ({
    id: id ?? _id ?? '',
    mobile: isMobile(mobile) ? mobile : normaliseMobile(mobile),
    name,
    email,
    whatsapp: whatsapp ?? whatsappNumber ?? '',
  })),
)

/** The hospital a kiosk signed in at. */
export type KioskHospital = {
  id: string
  name: string
  address: string
  pincode: string
  district: string
  state: string
  country: string
  geolocation?: Geolocation | undefined
}

export const LooseHospital = v.pipe(
  v.object({
    id: v.optional(looseId),
    _id: v.optional(looseId),
    name: looseText,
    address: v.object({
      street: looseText,
      pincode: looseText,
      city: looseText,
      state: looseText,
      country: looseText,
      coordinates: v.optional(looseGeolocation),
    }),
  }),
  v.transform(({ id, _id, name, address }): KioskHospital => ({
    id: id ?? _id ?? '',
    name,
    address: address.street,
    pincode: address.pincode,
    district: address.city,
    state: address.state,
    country: address.country || 'India',
    geolocation: address.coordinates,
  })),
)

const Token = v.pipe(v.string(), v.nonEmpty())

export type LoginType = 'hospital' | undefined
export type SignedIn = { token: string; user: User; hospital: KioskHospital | undefined }

export const createAuth = ({ json }: Transport) => ({
  /** Resolves with the seconds until a code may be sent again. */
  sendOtp: async (input: { mobile: string; type?: LoginType; consentVersion?: string }) => {
    const body = await json(contract.sendOtp, { body: input })
    const resendAfter = findInReply(v.object({ resendAfter: v.number() }), body, '', 'data')?.resendAfter
    return { resendAfterSeconds: resendAfter }
  },

  verifyOtp: async (input: { mobile: string; otp: string; type?: LoginType }): Promise<SignedIn> => {
    const body = await json(contract.verifyOtp, { body: input })
    return {
      token: readReply(Token, body, 'data.token', 'token'),
      user: readReply(LooseUser, body, 'data.user', 'user'),
      hospital: findInReply(LooseHospital, body, 'data.hospital', 'hospital'),
    }
  },

  logout: async (): Promise<void> => {
    await json(contract.logout)
  },

  refresh: async (): Promise<{ token: string; user: User }> => {
    const body = await json(contract.refresh)
    return {
      token: readReply(Token, body, 'data.token', 'token'),
      user: readReply(LooseUser, body, 'data.user', 'user'),
    }
  },

  completeProfile: async (input: {
    mobile: string
    name: string
    email: string | null
    whatsappNumber: string
  }): Promise<User> => {
    const body = await json(contract.completeProfile, { body: input })
    return readReply(LooseUser, body, 'data.user', 'user', 'data', '')
  },
})
