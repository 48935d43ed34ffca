import { hospitalInquiryText } from '@dawadoot/domain/partners/inquiry'
import { TextArea } from '@dawadoot/ui/text-area/text-area'
import { answer } from '../inquiry/answer.ts'
import { ContactFields } from '../inquiry/contact-fields.tsx'
import { InquiryField } from '../inquiry/inquiry-field.tsx'
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
    <InquiryFrame
      textOf={textOf}
      send={form.send}
      label={form.title}
      renderFields={(problems) => (
        <>
          <InquiryField
            problems={problems}
            name="hospitalName"
            label={form.hospitalName}
            required
            autoComplete="organization"
          />
          <InquiryField
            problems={problems}
            name="contactPerson"
            label={form.contactPerson}
            required
            autoComplete="name"
          />
          <ContactFields problems={problems} words={form} />
          <InquiryField problems={problems} name="city" label={form.city} autoComplete="address-level2" />
          <InquiryField
            problems={problems}
            name="floors"
            label={form.floors}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextArea name="notes" label={form.notes} optional={inquiry.optional} className="md:col-span-2" />
        </>
      )}
    />
  )
}
