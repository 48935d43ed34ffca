import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox, LockedMark } from '../field/input-box.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: readonly SelectOption[]
    /** The first, empty choice: what to do, such as "Choose a state". */
    placeholder?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
  }

/** One of a list, with the phone's own picker. */
export function Select({
  label,
  optional,
  hint,
  problem,
  id,
  className,
  options,
  placeholder,
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  function change(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <InputBox
          end={
            rest.disabled ? <LockedMark /> : <ChevronDown aria-hidden className="pointer-events-none -ml-8" />
          }
        >
          <select {...rest} {...control} onChange={change} className={`${BARE} appearance-none pr-8`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </InputBox>
      )}
    </Field>
  )
}
