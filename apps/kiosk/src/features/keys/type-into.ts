export type TextInput = HTMLInputElement | HTMLTextAreaElement

const TEXT_TYPES = new Set(['text', 'tel', 'email', 'search', 'url', 'password'])

/** The element as something that can be typed into, if it is. */
export const textInput = (element: EventTarget | null): TextInput | undefined => {
  if (element instanceof HTMLTextAreaElement)
    return element.readOnly || element.disabled ? undefined : element
  if (!(element instanceof HTMLInputElement) || element.readOnly || element.disabled) return undefined
  return TEXT_TYPES.has(element.type) ? element : undefined
}

/** Digits only: the field says so itself. */
export const wantsDigits = (input: TextInput): boolean =>
  input.inputMode === 'numeric' || input.type === 'tel'

/** Types as a person would, so that whatever listens to the field hears it. */
export const typeInto = (input: TextInput, value: string): void => {
  const prototype =
    input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React keeps its own copy of `value` on the element; the prototype's setter goes past it
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The next field that can be typed into within the same form. */
export const nextInput = (input: TextInput): TextInput | undefined => {
  const fields = Array.from(input.form?.elements ?? [], textInput).filter((field) => field !== undefined)
  return fields[fields.indexOf(input) + 1]
}
