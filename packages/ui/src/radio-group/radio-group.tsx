import { type ReactNode, useId } from 'react'
import { FieldNote } from '../field/field.tsx'
import { Radio } from './radio.tsx'

export type RadioOption<V extends string> = {
  value: V
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<V extends string> = {
  label: ReactNode
  options: readonly RadioOption<V>[]
  value: V | undefined
  onValueChange: (value: V) => void
  hint?: ReactNode
  problem?: ReactNode
  disabled?: boolean
  /** Side by side where there is room. */
  inline?: boolean
  className?: string
}

/** One of a few, all in sight. Arrow keys walk through it, as in any radio group. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  onValueChange,
  hint,
  problem,
  disabled,
  inline = false,
  className = '',
}: RadioGroupProps<V>) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={hint || problem ? noteId : undefined}
      className={`grid min-w-0 gap-1.5 ${className}`}
    >
      <legend className="text-sm font-semibold">{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 py-1.5 leading-[1.3] has-[:disabled]:text-khadi-700"
          >
            <Radio
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={problem ? true : undefined}
              onChange={() => onValueChange(option.value)}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint === undefined ? null : (
                <span className="block text-sm text-quiet">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} problem={problem} />
    </fieldset>
  )
}
