import { digitsOnly } from '@dawadoot/domain/address/address-form'
import { withForm } from '../form/app-form.tsx'
import { addressFormOptions } from './address-values.ts'
import { addressWords } from './words.ts'

/** Who takes the parcel. */
export const PersonFields = withForm({
  ...addressFormOptions,
  render: ({ form }) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.AppField name="user_name">
        {(field) => <field.TextField label={addressWords.userName} autoComplete="name" required />}
      </form.AppField>
      <form.AppField name="user_contact">
        {(field) => <field.MobileField label={addressWords.contact} autoComplete="tel" required />}
      </form.AppField>
    </div>
  ),
})

/** Pincode, district, state and the country, which is always India. */
export const RegionFields = withForm({
  ...addressFormOptions,
  props: { onPincode: (_pincode: string): void => {}, pincodeNotFound: false },
  render: ({ form, onPincode, pincodeNotFound }) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.AppField name="pincode" listeners={{ onChange: ({ value }) => onPincode(value) }}>
        {(field) => (
          <field.NumberField
            label={addressWords.pincode}
            normalise={(typed) => digitsOnly(typed, 6)}
            autoComplete="postal-code"
            problem={pincodeNotFound ? addressWords.pincodeNotFound : undefined}
            required
          />
        )}
      </form.AppField>
      <form.AppField name="city">
        {(field) => <field.TextField label={addressWords.district} autoComplete="address-level2" required />}
      </form.AppField>
      <form.AppField name="state">
        {(field) => <field.TextField label={addressWords.state} autoComplete="address-level1" required />}
      </form.AppField>
      <form.AppField name="country">
        {(field) => <field.TextField label={addressWords.country} disabled />}
      </form.AppField>
    </div>
  ),
})

export const AddressLineField = withForm({
  ...addressFormOptions,
  render: ({ form }) => (
    <form.AppField name="address">
      {(field) => <field.TextField label={addressWords.address} autoComplete="street-address" required />}
    </form.AppField>
  ),
})

/** What a home has and a hospital has not. */
export const HomeFields = withForm({
  ...addressFormOptions,
  render: ({ form }) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.AppField name="name">
        {(field) => <field.TextField label={addressWords.locationLabel} autoComplete="off" required />}
      </form.AppField>
      <form.AppField name="house_no">
        {(field) => (
          <field.TextField
            label={addressWords.houseNo}
            optional={addressWords.optional}
            autoComplete="address-line2"
          />
        )}
      </form.AppField>
    </div>
  ),
})
