import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & { decimals?: boolean }

/** Digits. Not `type=number`: that scrolls values away, takes "1e5" and hides what was typed when it is wrong. */
export function NumberField({ decimals = false, ...rest }: NumberFieldProps) {
  return <TextField autoComplete="off" {...rest} type="text" inputMode={decimals ? 'decimal' : 'numeric'} />
}
