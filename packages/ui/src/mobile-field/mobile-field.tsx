import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type MobileFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'normalise'> & {
  /** Turns a typed or pasted number ("+91 98220-41736", "098220 41736") into the digits that are kept. */
  normalise: (typed: string) => string
  /** The country's calling code; fixed. */
  prefix?: string
}

/** A mobile number after its fixed calling code. */
export function MobileField({ prefix = '+91', ...rest }: MobileFieldProps) {
  return <TextField autoComplete="tel-national" {...rest} type="tel" inputMode="numeric" prefix={prefix} />
}
