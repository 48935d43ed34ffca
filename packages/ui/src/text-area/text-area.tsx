import type { ChangeEvent, ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox } from '../field/input-box.tsx'

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldWords & { onValueChange?: ((value: string) => void) | undefined }

/** Some lines of text; grows with them. */
export function TextArea({
  label,
  optional,
  hint,
  problem,
  id,
  className,
  onChange,
  onValueChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <InputBox tall>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            onChange={change}
            className={`${BARE} field-sizing-content resize-none py-2.5`}
          />
        </InputBox>
      )}
    </Field>
  )
}
