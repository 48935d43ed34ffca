import type { Address } from '@dawadoot/domain/address/address'
import * as v from 'valibot'
import * as contract from '../contract/addresses.ts'
import { findInReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseGeolocation, looseId, looseText, optionalText } from './wire.ts'

/**
 * An address in any of the server's spellings: _id, id or addressId; line1 for address; city for district;
 * hospital for name; latitude and longitude at the top, or as geolocation, coordinates. Specification, section 3.
 */
export const LooseAddress = v.pipe(
  v.looseObject({
    _id: v.optional(looseId),
    id: v.optional(looseId),
    addressId: v.optional(looseId),
    deliveryType: v.optional(v.picklist(['hospital', 'home'])),
    user_name: looseText,
    user_contact: looseText,
    name: optionalText,
    hospital: optionalText,
    address: optionalText,
    line1: optionalText,
    pincode: looseText,
    district: optionalText,
    city: optionalText,
    state: looseText,
    country: looseText,
    house_no: optionalText,
    hospitalId: v.nullish(looseId),
    isDefault: v.nullish(v.boolean()),
    geolocation: v.nullish(looseGeolocation),
    coordinates: v.nullish(looseGeolocation),
    reach: v.optional(v.picklist(['in_reach', 'unconfirmed', 'out_of_reach'])),
  }),
  v.check((wire) => (wire._id ?? wire.id ?? wire.addressId) !== undefined),
  v.transform((wire): Address => {
    const hospitalId = wire.hospitalId ?? undefined
    const own = v.safeParse(looseGeolocation, wire)
    return {
      id: wire._id ?? wire.id ?? wire.addressId ?? '',
      deliveryType: wire.deliveryType ?? (hospitalId ? 'hospital' : 'home'),
      userName: wire.user_name,
      userContact: wire.user_contact,
      name: wire.name ?? wire.hospital ?? '',
      address: wire.address ?? wire.line1 ?? '',
      pincode: wire.pincode,
      district: wire.district ?? wire.city ?? '',
      state: wire.state,
      country: wire.country || 'India',
      houseNo: wire.house_no,
      hospitalId,
      geolocation: wire.geolocation ?? wire.coordinates ?? (own.success ? own.output : undefined),
      isDefault: wire.isDefault ?? false,
      reach: wire.reach ?? 'unconfirmed',
    }
  }),
)

/** What the forms give: everything but what the server decides. */
export type AddressDraft = Omit<Address, 'id' | 'reach'> & { prescriptionId?: string | undefined }

/** `source` says which front end sends it. */
export const toWireAddress = (draft: AddressDraft, source: 'web' | 'kiosk'): contract.AddressInput => ({
  deliveryType: draft.deliveryType,
  deliverySource: source,
  source,
  user_name: draft.userName,
  user_contact: draft.userContact,
  name: draft.name,
  address: draft.address,
  pincode: draft.pincode,
  district: draft.district,
  state: draft.state,
  country: draft.country,
  isDefault: draft.isDefault,
  ...(draft.houseNo ? { house_no: draft.houseNo } : {}),
  ...(draft.hospitalId ? { hospitalId: draft.hospitalId } : {}),
  ...(draft.geolocation ? { geolocation: draft.geolocation } : {}),
  ...(draft.prescriptionId ? { prescriptionId: draft.prescriptionId } : {}),
})

/** A reply with an id and not much else is completed from what was sent. */
const savedAddress = (body: unknown, sent: contract.AddressInput): Address | undefined => {
  const places = ['data', 'address', 'data.address', '']
  const found = findInReply(v.looseObject({}), body, ...places)
  const whole = findInReply(LooseAddress, body, ...places)
  if (!whole || !found) return undefined
  return whole.userName === '' ? v.parse(LooseAddress, { ...sent, _id: whole.id }) : whole
}

export const createAddresses = ({ json }: Transport) => ({
  /** Undefined when the reply carries no id: the address is saved all the same. */
  add: async (draft: AddressDraft, source: 'web' | 'kiosk'): Promise<Address | undefined> => {
    const sent = toWireAddress(draft, source)
    return savedAddress(await json(contract.addAddress, { body: sent }), sent)
  },

  update: async (id: string, draft: AddressDraft, source: 'web' | 'kiosk'): Promise<Address | undefined> => {
    const sent = toWireAddress(draft, source)
    return savedAddress(await json(contract.updateAddress, { params: { id }, body: sent }), sent)
  },

  remove: async (id: string): Promise<void> => {
    await json(contract.deleteAddress, { params: { id } })
  },
})
