import type { AddressDraft } from '@dawadoot/api/client/addresses'
import {
  type Address,
  DEFAULT_COUNTRY,
  DEFAULT_LOCATION_LABEL,
  type DeliveryType,
  type Geolocation,
} from '@dawadoot/domain/address/address'
import { HomeAddressForm, HospitalAddressForm } from '@dawadoot/domain/address/address-form'
import type { User } from '@dawadoot/domain/person/user'
import { formOptions } from '@tanstack/react-form'
import * as v from 'valibot'

/** What tells one place from another; each tab keeps its own while the other is shown. */
export type PlaceValues = {
  address: string
  pincode: string
  city: string
  state: string
  country: string
  hospital: string
  hospitalId: string
  name: string
  house_no: string
  geolocation: Geolocation | undefined
}

/** What the address form holds while it is typed in. `city` is shown as District. */
export type AddressValues = PlaceValues & {
  deliveryType: DeliveryType
  user_name: string
  user_contact: string
}

export const noPlace = (): PlaceValues => ({
  address: '',
  pincode: '',
  city: '',
  state: '',
  country: DEFAULT_COUNTRY,
  hospital: '',
  hospitalId: '',
  name: DEFAULT_LOCATION_LABEL,
  house_no: '',
  geolocation: undefined,
})

export const placeOf = (values: AddressValues): PlaceValues => {
  const { address, pincode, city, state, country, hospital, hospitalId, name, house_no, geolocation } = values
  return { address, pincode, city, state, country, hospital, hospitalId, name, house_no, geolocation }
}

/** A new address starts with the person who is signed in. */
export const newValues = (user?: Pick<User, 'name' | 'mobile'>): AddressValues => ({
  ...noPlace(),
  deliveryType: 'hospital',
  user_name: user?.name ?? '',
  user_contact: user?.mobile ?? '',
})

export const valuesOf = (address: Address): AddressValues => {
  const inHospital = address.deliveryType === 'hospital'
  return {
    deliveryType: address.deliveryType,
    user_name: address.userName,
    user_contact: address.userContact,
    address: address.address,
    pincode: address.pincode,
    city: address.district,
    state: address.state,
    country: address.country,
    hospital: inHospital ? address.name : '',
    hospitalId: address.hospitalId ?? '',
    name: inHospital ? DEFAULT_LOCATION_LABEL : address.name,
    house_no: address.houseNo ?? '',
    geolocation: address.geolocation,
  }
}

const schemaFor = (deliveryType: DeliveryType) =>
  deliveryType === 'hospital' ? HospitalAddressForm : HomeAddressForm

/** The first message per field of the tab in sight; undefined when all is well. A missing choice is the search's. */
const addressProblems = (
  values: AddressValues,
): { fields: Partial<Record<keyof AddressValues, string>> } | undefined => {
  const checked = v.safeParse(schemaFor(values.deliveryType), values)
  if (checked.success) return undefined
  const { hospitalId, ...fields } = Object.fromEntries(
    Object.entries(v.flatten<typeof HospitalAddressForm>(checked.issues).nested ?? {}).map(
      ([name, texts]) => [name, texts?.[0]],
    ),
  )
  return { fields: { ...fields, ...(hospitalId && !fields['hospital'] ? { hospital: hospitalId } : {}) } }
}

export const isAddressReady = (values: AddressValues): boolean => addressProblems(values) === undefined

/** The trimmed values as the client sends them. */
export const toDraft = (
  values: AddressValues,
  extras: { isDefault: boolean; prescriptionId?: string | undefined },
): AddressDraft => {
  const { user_name, user_contact, address, pincode, city, state, country } = v.parse(
    schemaFor(values.deliveryType),
    values,
  )
  const own =
    values.deliveryType === 'hospital'
      ? { name: values.hospital.trim(), hospitalId: values.hospitalId }
      : { name: values.name.trim(), houseNo: values.house_no.trim() }
  return {
    deliveryType: values.deliveryType,
    userName: user_name,
    userContact: user_contact,
    address,
    pincode,
    district: city,
    state,
    country,
    geolocation: values.geolocation,
    ...own,
    ...extras,
  }
}

/** Shared by the form and the parts it is made of, so that they agree on its type. */
export const addressFormOptions = formOptions({
  defaultValues: newValues(),
  validators: { onChange: ({ value }: { value: AddressValues }) => addressProblems(value) },
})
