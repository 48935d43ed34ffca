import { normaliseMobile } from '@dawadoot/domain/person/mobile'
import { normaliseOtp, OTP_LENGTH } from '@dawadoot/domain/person/otp'
import { Button, type ButtonProps } from '@dawadoot/ui/button/button'
import { DateField, type DateFieldProps } from '@dawadoot/ui/date-field/date-field'
import { MobileField, type MobileFieldProps } from '@dawadoot/ui/mobile-field/mobile-field'
import { NumberField, type NumberFieldProps } from '@dawadoot/ui/number-field/number-field'
import { OtpField, type OtpFieldProps } from '@dawadoot/ui/otp-field/otp-field'
import { Select, type SelectProps } from '@dawadoot/ui/select/select'
import { TextField, type TextFieldProps } from '@dawadoot/ui/text-field/text-field'
import { useStore } from '@tanstack/react-form'
import { useFormContext } from './form-contexts.ts'
import { useBoundField } from './use-bound-field.ts'

type Bound = 'value' | 'onValueChange' | 'onBlur' | 'name'

/** `problem` is what the server said, and takes the place of our own message. */
const useText = (problem: TextFieldProps['problem']) => {
  const field = useBoundField()
  return {
    name: field.name,
    value: field.value,
    onValueChange: field.change,
    onBlur: field.leave,
    problem: problem ?? field.problem,
  }
}

export const BoundTextField = ({ problem, ...rest }: Omit<TextFieldProps, Bound>) => (
  <TextField {...rest} {...useText(problem)} />
)

export const BoundMobileField = ({ problem, ...rest }: Omit<MobileFieldProps, Bound | 'normalise'>) => (
  <MobileField {...rest} {...useText(problem)} normalise={normaliseMobile} />
)

export const BoundNumberField = ({ problem, ...rest }: Omit<NumberFieldProps, Bound>) => (
  <NumberField {...rest} {...useText(problem)} />
)

export const BoundDateField = ({ problem, ...rest }: Omit<DateFieldProps, Bound>) => (
  <DateField {...rest} {...useText(problem)} />
)

export const BoundSelect = ({ problem, ...rest }: Omit<SelectProps, Bound>) => (
  <Select {...rest} {...useText(problem)} />
)

export const BoundOtpField = ({ problem, ...rest }: Omit<OtpFieldProps, Bound | 'normalise'>) => (
  <OtpField {...rest} {...useText(problem)} length={OTP_LENGTH} normalise={normaliseOtp} />
)

/** Off until the form is valid (and changed, where that is asked for); while it submits it cannot be pressed again. */
export const SubmitButton = ({
  ready,
  changed = false,
  ...rest
}: Omit<ButtonProps, 'busy' | 'type' | 'disabled'> & {
  ready: (values: unknown) => boolean
  changed?: boolean
}) => {
  const form = useFormContext()
  const busy = useStore(form.store, (state) => state.isSubmitting)
  const valid = useStore(form.store, (state) => ready(state.values))
  const untouched = useStore(form.store, (state) => state.isDefaultValue)
  return <Button {...rest} type="submit" busy={busy} disabled={!busy && (!valid || (changed && untouched))} />
}
