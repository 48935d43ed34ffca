import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from '../field/field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  problem?: ReactNode
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Yes or no, with a sentence beside it. */
export function Checkbox({
  label,
  hint,
  problem,
  className = '',
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const noteId = useId()
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="flex min-h-12 items-center gap-3 has-[:disabled]:text-khadi-700">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint || problem ? noteId : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className="size-6 shrink-0 rounded-sm accent-neel-700"
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} hint={hint} problem={problem} />
    </div>
  )
}
