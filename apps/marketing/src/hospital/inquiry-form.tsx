import { hospitalInquiryText } from '@dawadoot/domain/partners/inquiry'
import { TextArea } from '@dawadoot/ui/text-area/text-area'
import { TextField } from '@dawadoot/ui/text-field/text-field'
import { answer } from '../inquiry/answer.ts'
import { InquiryFrame } from '../inquiry/inquiry-frame.tsx'
import { inquiry } from '../inquiry/words.ts'
import { hospital } from './words.ts'

const { form } = hospital

const textOf = (data: FormData) =>
  hospitalInquiryText({
    hospitalName: answer(data, 'hospitalName'),
    contactPerson: answer(data, 'contactPerson'),
    phone: answer(data, 'phone'),
    email: answer(data, 'email'),
    city: answer(data, 'city'),
    floors: answer(data, 'floors'),
    notes: answer(data, 'notes'),
  })

export function HospitalForm() {
  return (
    <InquiryFrame textOf={textOf} send={form.send}>
      <TextField name="hospitalName" label={form.hospitalName} required autoComplete="organization" />
      <TextField name="contactPerson" label={form.contactPerson} required autoComplete="name" />
      <TextField name="phone" type="tel" label={form.phone} required autoComplete="tel" />
      <TextField
        name="email"
        type="email"
        label={form.email}
        optional={inquiry.optional}
        autoComplete="email"
      />
      <TextField name="city" label={form.city} optional={inquiry.optional} autoComplete="address-level2" />
      <TextField
        name="floors"
        label={form.floors}
        optional={inquiry.optional}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea name="notes" label={form.notes} optional={inquiry.optional} className="md:col-span-2" />
    </InquiryFrame>
  )
}
