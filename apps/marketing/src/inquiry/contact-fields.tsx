import { InquiryField } from './inquiry-field.tsx'
import type { Problems } from './problems.ts'

export type ContactFieldsProps = {
  problems: Problems
  words: { phone: string; email: string }
  /** Otherwise the telephone alone has to be given. */
  emailRequired?: boolean
}

/** How somebody who asks is reached: the same two answers in both contact forms. */
export const ContactFields = ({ problems, words, emailRequired = false }: ContactFieldsProps) => (
  <>
    <InquiryField
      problems={problems}
      name="phone"
      type="tel"
      label={words.phone}
      required
      autoComplete="tel"
    />
    <InquiryField
      problems={problems}
      name="email"
      type="email"
      label={words.email}
      required={emailRequired}
      autoComplete="email"
    />
  </>
)
