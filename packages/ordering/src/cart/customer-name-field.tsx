import { CustomerName } from '@dawadoot/domain/cart/customer-name'
import { TextField } from '@dawadoot/ui/text-field/text-field'
import * as v from 'valibot'
import { useState } from 'react'
import { useAutofill } from '../form/use-autofill.ts'
import { cartWords } from './words.ts'

/** What is wrong with a customer name, if anything. Specification, section 5, Cart schema. */
export const customerNameProblem = (name: string): string | undefined => {
  const judged = v.safeParse(CustomerName, name)
  return judged.success ? undefined : judged.issues[0].message
}

type CustomerNameFieldProps = {
  id: string
  value: string
  onValueChange: (name: string) => void
  /** Says what is wrong even before it was touched. */
  asked: boolean
}

/** Whom the medicines are for. */
export function CustomerNameField({ id, value, onValueChange, asked }: CustomerNameFieldProps) {
  const autofill = useAutofill()
  const [touched, setTouched] = useState(false)
  return (
    <TextField
      id={id}
      label={cartWords.review.customerName}
      name="customerName"
      autoComplete={autofill('name')}
      value={value}
      problem={touched || asked ? customerNameProblem(value) : undefined}
      onValueChange={(name) => {
        setTouched(true)
        onValueChange(name)
      }}
      onBlur={() => setTouched(true)}
      className="w-full md:w-60 lg:w-76"
    />
  )
}
