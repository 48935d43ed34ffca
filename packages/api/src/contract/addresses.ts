import { DELIVERY_TYPES } from '@dawadoot/domain/address/address'
import { MOBILE_PATTERN } from '@dawadoot/domain/person/mobile'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, WireGeolocation } from './scalars.ts'

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('Required'), v.maxLength(longest, 'Too Long'))

/** What the address forms of the site and the kiosk send. Specification, section 3. */
export const AddressInput = v.object({
  deliveryType: v.picklist(DELIVERY_TYPES),
  deliverySource: v.picklist(['web', 'kiosk']),
  source: v.picklist(['web', 'kiosk']),
  user_name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Required'), v.maxLength(50, 'Too Long')),
  user_contact: v.pipe(v.string(), v.regex(MOBILE_PATTERN, 'Enter valid 10-digit mobile')),
  /** The hospital's name, or the location label. */
  name: text(200),
  address: text(500),
  pincode: v.pipe(v.string(), v.regex(/^[0-9]{6}$/, '6 digits')),
  district: text(100),
  state: text(100),
  country: text(60),
  house_no: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'Too Long'))),
  hospitalId: v.optional(Id),
  isDefault: v.optional(v.boolean()),
  geolocation: v.optional(WireGeolocation),
  prescriptionId: v.optional(Id),
})
export type AddressInput = v.InferOutput<typeof AddressInput>

export const WireAddress = v.object({
  _id: Id,
  addressId: Id,
  deliveryType: v.picklist(DELIVERY_TYPES),
  user_name: v.string(),
  user_contact: v.string(),
  name: v.string(),
  address: v.string(),
  pincode: v.string(),
  district: v.string(),
  state: v.string(),
  country: v.string(),
  house_no: v.optional(v.string()),
  hospitalId: v.optional(Id),
  isDefault: v.boolean(),
  geolocation: v.optional(WireGeolocation),
  /** Whether a warehouse is within 5 km; `unconfirmed` where the position is only roughly known. */
  reach: v.picklist(['in_reach', 'unconfirmed', 'out_of_reach']),
})
export type WireAddress = v.InferOutput<typeof WireAddress>

export const AddressReply = v.object({ data: WireAddress })

export const addAddress = endpoint({
  method: 'post',
  path: '/users/add-addresses',
  group: 'Addresses',
  summary: 'Save a delivery address',
  access: 'session',
  body: AddressInput,
  status: 201,
  reply: AddressReply,
  errors: ['input_invalid', 'unauthenticated'],
})

export const updateAddress = endpoint({
  method: 'put',
  path: '/address/{id}',
  group: 'Addresses',
  summary: 'Change a saved address',
  access: 'session',
  body: AddressInput,
  status: 200,
  reply: AddressReply,
  errors: ['input_invalid', 'unauthenticated', 'not_found'],
})

export const deleteAddress = endpoint({
  method: 'delete',
  path: '/users/addresses/{id}',
  group: 'Addresses',
  summary: 'Delete a saved address',
  access: 'session',
  status: 200,
  reply: v.object({ message: v.string() }),
  errors: ['unauthenticated', 'not_found'],
})
