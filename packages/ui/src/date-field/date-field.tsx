import type { TextFieldProps } from '../text-field/text-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'prefix' | 'suffix' | 'icon' | 'normalise'
>

/** A day as yyyy-mm-dd, with the phone's own calendar; `min` and `max` are days of the same shape. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
