import { messageOf } from '@dawadoot/api/client/api-error'
import { DEFAULT_LOCATION_LABEL } from '@dawadoot/domain/address/address'
import { KioskHomeForm } from '@dawadoot/domain/kiosk/delivery-form'
import { saveAddress } from '@dawadoot/ordering/addresses/address-actions'
import { useAppForm } from '@dawadoot/ordering/form/app-form'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { useState } from 'react'
import * as v from 'valibot'
import { words } from '../../words.ts'
import { type DetailsFormProps, DetailsParts, PERSON, PersonFields } from './details-form.tsx'

const { details: say } = words.order

/** Home Delivery: district and state are the pincode's, the country is India. */
export function HomeForm({ prescriptionId, name, mobile, onBack, onSaved }: DetailsFormProps) {
  const ordering = useOrdering()
  const [problem, setProblem] = useState<string>()
  const form = useAppForm({
    defaultValues: {
      user_name: name,
      user_contact: mobile,
      name: DEFAULT_LOCATION_LABEL,
      house_no: '',
      address: '',
      pincode: '',
    },
    validators: { onChange: KioskHomeForm },
    listeners: { onChange: () => setProblem(undefined) },
    onSubmit: async ({ value }) => {
      const home = v.parse(KioskHomeForm, value)
      try {
        const place = await ordering.client.places.pincode(home.pincode)
        if (!place) return setProblem(say.pincodeNotFound)
        const saved = await saveAddress(ordering, {
          deliveryType: 'home',
          userName: home.user_name,
          userContact: home.user_contact,
          name: home.name,
          address: home.address,
          pincode: home.pincode,
          district: place.district,
          state: place.state,
          country: place.country,
          houseNo: home.house_no,
          isDefault: false,
          prescriptionId,
        })
        onSaved(saved?.id)
      } catch (error) {
        setProblem(messageOf(error, say.failed))
      }
    },
  })
  return (
    <form.AppForm>
      <form.Form className="flex flex-1 flex-col">
        <DetailsParts
          onBack={onBack}
          problem={problem}
          confirm={
            <form.SubmitButton
              hindi={say.confirmHindi}
              busyLabel={say.saving}
              ready={(values) => v.is(KioskHomeForm, values)}
            >
              {say.confirm}
            </form.SubmitButton>
          }
        >
          <PersonFields form={form} fields={PERSON} />
          <form.AppField name="name">
            {(field) => <field.TextField label={say.locationLabel} autoComplete="off" required />}
          </form.AppField>
          <form.AppField name="house_no">
            {(field) => <field.TextField label={say.houseNo} autoComplete="off" required />}
          </form.AppField>
          <form.AppField name="address">
            {(field) => <field.TextField label={say.address} autoComplete="off" required />}
          </form.AppField>
          <form.AppField name="pincode">
            {(field) => <field.NumberField label={say.pincode} maxLength={6} required />}
          </form.AppField>
        </DetailsParts>
      </form.Form>
    </form.AppForm>
  )
}
