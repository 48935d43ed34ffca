import { isPhone } from '@dawadoot/domain/partners/phone'

export type Problem = 'missing' | 'email' | 'phone'
/** By the fields' names. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

/** What is wrong with an answer. The browser judges e-mail addresses; blanks alone are no answer. */
export const problemIn = (field: HTMLInputElement): Problem | undefined => {
  if (field.value.trim() === '') return field.required ? 'missing' : undefined
  if (field.validity.typeMismatch) return 'email'
  return field.type === 'tel' && !isPhone(field.value) ? 'phone' : undefined
}

/** The fields of a form that cannot be sent like this, in the order of the form. */
export const wrongFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && problemIn(field) !== undefined,
  )
