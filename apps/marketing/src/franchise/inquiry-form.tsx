import { franchiseInquiryText } from '@dawadoot/domain/partners/inquiry'
import { Select } from '@dawadoot/ui/select/select'
import { TextArea } from '@dawadoot/ui/text-area/text-area'
import { answer } from '../inquiry/answer.ts'
import { ContactFields } from '../inquiry/contact-fields.tsx'
import { InquiryField } from '../inquiry/inquiry-field.tsx'
import { InquiryFrame } from '../inquiry/inquiry-frame.tsx'
import { inquiry } from '../inquiry/words.ts'
import { franchise } from './words.ts'

const { form } = franchise

const textOf = (data: FormData) =>
  franchiseInquiryText({
    name: answer(data, 'name'),
    phone: answer(data, 'phone'),
    email: answer(data, 'email'),
    address: answer(data, 'address'),
    interested: answer(data, 'interested') === 'no' ? 'no' : 'yes',
    message: answer(data, 'message'),
  })

export function FranchiseForm() {
  return (
    <InquiryFrame
      textOf={textOf}
      send={form.send}
      label={form.title}
      renderFields={(problems) => (
        <>
          <InquiryField problems={problems} name="name" label={form.name} required autoComplete="name" />
          <ContactFields problems={problems} words={form} emailRequired />
          <Select
            name="interested"
            label={form.interested}
            defaultValue="yes"
            options={[
              { value: 'yes', label: form.yes },
              { value: 'no', label: form.no },
            ]}
          />
          <InquiryField
            problems={problems}
            name="address"
            label={form.address}
            required
            autoComplete="street-address"
            className="md:col-span-2"
          />
          <TextArea
            name="message"
            label={form.message}
            optional={inquiry.optional}
            className="md:col-span-2"
          />
        </>
      )}
    />
  )
}
