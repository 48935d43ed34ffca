import { TextField, type TextFieldProps } from '@dawadoot/ui/text-field/text-field'
import type { Problems } from './problems.ts'
import { inquiry as words } from './words.ts'

export type InquiryFieldProps = Omit<TextFieldProps, 'label' | 'optional' | 'problem'> & {
  name: string
  label: string
  problems: Problems
}

/** One answer of a contact form; what need not be answered says so. */
export function InquiryField({ problems, required, ...rest }: InquiryFieldProps) {
  const problem = problems[rest.name]
  return (
    <TextField
      {...rest}
      required={required}
      optional={required ? undefined : words.optional}
      problem={problem && words.problems[problem](rest.label)}
    />
  )
}
