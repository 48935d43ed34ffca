import { franchiseInquiryText } from '@dawadoot/domain/partners/inquiry'
import { Select } from '@dawadoot/ui/select/select'
import { TextArea } from '@dawadoot/ui/text-area/text-area'
import { TextField } from '@dawadoot/ui/text-field/text-field'
import { answer } from '../inquiry/answer.ts'
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
    <InquiryFrame textOf={textOf} send={form.send}>
      <TextField name="name" label={form.name} required autoComplete="name" />
      <TextField name="phone" type="tel" label={form.phone} required autoComplete="tel" />
      <TextField name="email" type="email" label={form.email} required autoComplete="email" />
      <Select
        name="interested"
        label={form.interested}
        defaultValue="yes"
        options={[
          { value: 'yes', label: form.yes },
          { value: 'no', label: form.no },
        ]}
      />
      <TextField
        name="address"
        label={form.address}
        required
        autoComplete="street-address"
        className="md:col-span-2"
      />
      <TextArea name="message" label={form.message} optional={inquiry.optional} className="md:col-span-2" />
    </InquiryFrame>
  )
}
