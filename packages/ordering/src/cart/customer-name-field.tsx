import { CustomerName } from '@dawadoot/domain/cart/customer-name'
import { TextField } from '@dawadoot/ui/text-field/text-field'
import * as v from 'valibot'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAutofill } from '../form/use-autofill.ts'
import { type CartStore, nameCustomer } from './cart-store.ts'
import { cartWords } from './words.ts'

/** What is wrong with a customer name, if anything. Specification, section 5, Cart schema. */
export const customerNameProblem = (name: string): string | undefined => {
  const judged = v.safeParse(CustomerName, name)
  return judged.success ? undefined : judged.issues[0].message
}

type CustomerNameFieldProps = {
  id: string
  cart: CartStore
  /** Says what is wrong even before it was touched. */
  asked: boolean
}

/** Whom the medicines are for. */
export function CustomerNameField({ id, cart, asked }: CustomerNameFieldProps) {
  const name = useStore(cart, ({ customerName }) => customerName)
  const autofill = useAutofill()
  const [touched, setTouched] = useState(false)
  return (
    <TextField
      id={id}
      label={cartWords.review.customerName}
      name="customerName"
      autoComplete={autofill('name')}
      value={name}
      problem={touched || asked ? customerNameProblem(name) : undefined}
      onValueChange={(typed) => {
        setTouched(true)
        nameCustomer(cart, typed)
      }}
      onBlur={() => setTouched(true)}
      className="w-full md:w-60 lg:w-76"
    />
  )
}
