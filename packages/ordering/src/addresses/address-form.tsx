import type { Address, DeliveryType } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { Tabs } from '@dawadoot/ui/tabs/tabs'
import { useStore } from '@tanstack/react-form'
import { House, Hospital as HospitalIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAppForm } from '../form/app-form.tsx'
import { openDraft } from '../form/draft.ts'
import { refusalOf } from '../form/refusal.ts'
import { useOrdering } from '../ordering.tsx'
import { userOf } from '../session/session-store.ts'
import { STORED } from '../storage/browser-storage.ts'
import { saveAddress } from './address-actions.ts'
import { AddressLineField, HomeFields, PersonFields, RegionFields } from './address-fields.tsx'
import {
  addressFormOptions,
  type AddressValues,
  isAddressReady,
  newValues,
  noPlace,
  placeOf,
  type PlaceValues,
  toDraft,
  valuesOf,
} from './address-values.ts'
import { HospitalField } from './hospital-field.tsx'
import { MapSearch } from './map-search.tsx'
import { MyLocation } from './my-location.tsx'
import { usePincodeLookup } from './use-pincode-lookup.ts'
import { addressWords } from './words.ts'

export type AddressFormProps = {
  /** Changes this one; without it a new one is added. */
  address?: Address | undefined
  prescriptionId?: string | undefined
  onCancel: () => void
  /** Undefined when it was saved and the server did not say under which id. */
  onSaved: (address: Address | undefined) => void
}

/** Adds or changes an address: inside a hospital, or at home. Specification, sections 2 and 5. */
export const AddressForm = ({ address, prescriptionId, onCancel, onSaved }: AddressFormProps) => {
  const ordering = useOrdering()
  const [failed, setFailed] = useState<string>()
  const [initial] = useState(() =>
    address ? valuesOf(address) : newValues(userOf(ordering.session.getState())),
  )
  const [typed] = useState(() => openDraft(ordering, STORED.addressDraft, initial, address?.id))
  const form = useAppForm({
    ...addressFormOptions,
    defaultValues: initial,
    listeners: { onChange: () => setFailed(undefined) },
    onSubmit: async ({ value }) => {
      try {
        const draft = toDraft(value, { isDefault: address?.isDefault ?? true, prescriptionId })
        onSaved(await saveAddress(ordering, draft, address?.id))
      } catch (error) {
        ordering.report(addressWords.saveFailed)
        setFailed(refusalOf(error, addressWords.saveFailed))
      }
    },
  })
  useEffect(() => typed.keep(form), [typed, form])
  // what we fill in is not typing: it asks no directory and takes no message away
  const set = (values: Partial<AddressValues>) => {
    for (const name of namesOf(values)) form.setFieldValue(name, values[name], { dontRunListeners: true })
  }
  const pincode = usePincodeLookup({
    read: () => form.state.values,
    fill: ({ district, state, country }) => set({ city: district, state, country }),
  })
  const otherPlace = useRef<PlaceValues>(noPlace())
  const deliveryType = useStore(form.store, (state) => state.values.deliveryType)
  const hospitalId = useStore(form.store, (state) => state.values.hospitalId)
  const located = useStore(form.store, (state) => state.values.geolocation !== undefined)

  const showTab = (next: DeliveryType) => {
    if (next === deliveryType) return
    const { current: other } = otherPlace
    otherPlace.current = placeOf(form.state.values)
    set({ deliveryType: next, ...other })
  }
  const region = (
    <RegionFields
      form={form}
      onPincode={(value) => void pincode.look(value)}
      pincodeNotFound={pincode.notFound}
    />
  )

  return (
    <form.AppForm>
      <form.Form className="grid gap-4">
        <Tabs
          label={addressWords.tabsLabel}
          value={deliveryType}
          onValueChange={showTab}
          items={[
            {
              value: 'hospital',
              label: addressWords.tabs.hospital,
              icon: <HospitalIcon aria-hidden />,
              content: (
                <div className="grid gap-4">
                  <PersonFields form={form} />
                  <form.AppField name="hospital">
                    {() => (
                      <HospitalField
                        chosen={hospitalId !== ''}
                        onGiveUp={() => set({ ...noPlace(), name: form.state.values.name })}
                        onChoose={(one) =>
                          set({
                            hospital: one.name,
                            hospitalId: one.id,
                            address: one.address,
                            pincode: one.pincode,
                            city: one.district || one.city,
                            state: one.state,
                            geolocation: one.geolocation,
                          })
                        }
                      />
                    )}
                  </form.AppField>
                  <AddressLineField form={form} />
                  {region}
                </div>
              ),
            },
            {
              value: 'home',
              label: addressWords.tabs.home,
              icon: <House aria-hidden />,
              content: (
                <div className="grid gap-4">
                  <PersonFields form={form} />
                  <MapSearch
                    onPlace={({ district, ...place }) =>
                      set({ ...place, city: district, country: place.country || form.state.values.country })
                    }
                  />
                  <AddressLineField form={form} />
                  <MyLocation located={located} onLocated={(geolocation) => set({ geolocation })} />
                  <HomeFields form={form} />
                  {region}
                </div>
              ),
            },
          ]}
        />
        {failed ? (
          <Note tone="bad" role="alert">
            {failed}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            {addressWords.cancel}
          </Button>
          <form.SubmitButton
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the button does not know whose form it is in
            ready={(values) => isAddressReady(values as AddressValues)}
            changed={address !== undefined}
            busyLabel={address ? addressWords.updating : addressWords.saving}
          >
            {address ? addressWords.update : addressWords.save}
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

/** `Object.keys` with the type it has here: the values were made by this form and hold nothing else. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[]
