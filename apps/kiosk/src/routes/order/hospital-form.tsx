import type { KioskHospital } from '@dawadoot/api/client/auth'
import { messageOf } from '@dawadoot/api/client/api-error'
import { KioskHospitalForm } from '@dawadoot/domain/kiosk/delivery-form'
import { saveAddress } from '@dawadoot/ordering/addresses/address-actions'
import { useAppForm } from '@dawadoot/ordering/form/app-form'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { Note } from '@dawadoot/ui/note/note'
import { Hospital } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { words } from '../../words.ts'
import { type DetailsFormProps, DetailsParts, PERSON, PersonFields } from './details-form.tsx'

const { details: say } = words.order

/** Inside Hospital: this hospital, and the gate nearest to the person. */
export function HospitalForm({
  hospital,
  prescriptionId,
  name,
  mobile,
  onBack,
  onSaved,
}: DetailsFormProps & { hospital: KioskHospital | undefined }) {
  const ordering = useOrdering()
  const [problem, setProblem] = useState<string>()
  const form = useAppForm({
    defaultValues: { user_name: name, user_contact: mobile, gate_no: '' },
    validators: { onChange: KioskHospitalForm },
    listeners: { onChange: () => setProblem(undefined) },
    onSubmit: async ({ value }) => {
      if (!hospital) return
      const { user_name, user_contact, gate_no } = v.parse(KioskHospitalForm, value)
      try {
        const saved = await saveAddress(ordering, {
          deliveryType: 'hospital',
          userName: user_name,
          userContact: user_contact,
          name: hospital.name,
          address: hospital.address,
          pincode: hospital.pincode,
          district: hospital.district,
          state: hospital.state,
          country: hospital.country,
          houseNo: gate_no,
          hospitalId: hospital.id,
          geolocation: hospital.geolocation,
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
              ready={(values) => hospital !== undefined && v.is(KioskHospitalForm, values)}
            >
              {say.confirm}
            </form.SubmitButton>
          }
        >
          <PersonFields form={form} fields={PERSON} />
          <form.AppField name="gate_no">
            {(field) => <field.TextField label={say.gate} autoComplete="off" required />}
          </form.AppField>
          {hospital ? (
            <Note icon={<Hospital aria-hidden />}>
              {say.deliveringAt} <b>{hospital.name}</b>, {hospital.address}, {hospital.district}{' '}
              {hospital.pincode}
            </Note>
          ) : (
            <Note tone="warn">{say.noHospital}</Note>
          )}
        </DetailsParts>
      </form.Form>
    </form.AppForm>
  )
}
