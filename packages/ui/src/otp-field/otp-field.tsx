import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'

export type OtpFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> &
  FieldWords & {
    /** The digits so far. */
    value: string
    onValueChange: (digits: string) => void
    /** What is left of what was typed or pasted: its digits, those of other scripts mapped to 0-9. */
    normalise: (typed: string) => string
    /** How many digits there are. */
    length?: number
  }

/**
 * A one-time code: one real input lies over as many cells as there are digits, so pasting, the phone's
 * "from messages" offer and screen readers all meet an ordinary field.
 */
export function OtpField({
  label,
  hint,
  problem,
  id,
  className,
  value,
  onValueChange,
  normalise,
  length = 6,
  onFocus,
  onBlur,
  ...rest
}: OtpFieldProps) {
  const [focused, setFocused] = useState(false)
  return (
    <Field label={label} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <ol aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
            {Array.from({ length }, (_, place) => (
              <Cell
                key={place}
                digit={value[place]}
                now={focused && place === Math.min(value.length, length - 1)}
                wrong={Boolean(problem)}
                off={rest.disabled === true}
              />
            ))}
          </ol>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="[0-9]*"
            {...rest}
            {...control}
            type="text"
            value={value}
            onChange={(event) => onValueChange(normalise(event.target.value).slice(0, length))}
            onSelect={caretToEnd}
            onFocus={(event) => {
              setFocused(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setFocused(false)
              onBlur?.(event)
            }}
            className="absolute inset-0 size-full cursor-text opacity-0 disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  )
}

/** The cells show no caret between digits, so there must be none: typing always adds at the end. */
function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end)
    input.setSelectionRange(end, end)
}

function Cell({
  digit,
  now,
  wrong,
  off,
}: {
  digit: string | undefined
  now: boolean
  wrong: boolean
  off: boolean
}) {
  const line = wrong ? 'border-sindoor-600' : digit !== undefined || now ? 'border-rekha' : 'border-edge'
  const wash = off
    ? 'bg-khadi-100 text-khadi-700'
    : wrong
      ? 'bg-sindoor-50'
      : now
        ? 'bg-neel-100'
        : 'bg-neel-50'
  return (
    <li
      className={`grid h-16 place-items-center rounded-b-md text-[2rem] font-strong font-stretch-110% ${now ? 'border-t-[0.3125rem]' : 'border-t-[0.1875rem]'} ${line} ${wash}`}
    >
      {digit}
    </li>
  )
}
