import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox, LockedMark, Prefix } from '../field/input-box.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & {
    /** Gets what is typed, after `normalise`. */
    onValueChange?: ((value: string) => void) | undefined
    /** Turns what was typed or pasted into what is kept. */
    normalise?: ((typed: string) => string) | undefined
    /** Fixed text before the input. */
    prefix?: string | undefined
    /** Fixed text after the input, such as a unit. */
    suffix?: string | undefined
    icon?: ReactNode
    /** At the end of the box: a small action or a spinner. */
    end?: ReactNode
  }

/** A line of text. `className` dresses the field; everything else reaches the input. */
export function TextField({
  label,
  optional,
  hint,
  problem,
  id,
  className,
  onValueChange,
  normalise,
  onChange,
  prefix,
  suffix,
  icon,
  end,
  ...rest
}: TextFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    const typed = event.target.value
    onValueChange?.(normalise ? normalise(typed) : typed)
  }
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <InputBox
          start={
            <>
              {icon}
              {prefix === undefined ? null : <Prefix>{prefix}</Prefix>}
            </>
          }
          end={
            <>
              {suffix === undefined ? null : <span className="shrink-0 text-quiet">{suffix}</span>}
              {end}
              {rest.disabled ? <LockedMark /> : null}
            </>
          }
        >
          <input {...rest} {...control} onChange={change} className={BARE} />
        </InputBox>
      )}
    </Field>
  )
}
