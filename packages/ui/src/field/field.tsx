import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control gets from its field, ready to be spread on it. */
export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldWords = {
  label: ReactNode
  /** Said beside the label of what may stay empty, such as "(optional)". */
  optional?: string | undefined
  hint?: ReactNode
  /** What is wrong; takes the hint's place and is announced. */
  problem?: ReactNode
}

export type FieldProps = FieldWords & {
  id?: string | undefined
  className?: string | undefined
  children: (control: Control) => ReactNode
}

/** Label above, control, then the hint or the problem; ties the three together. */
export function Field({ label, optional, hint, problem, id, className = '', children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const noteId = `${controlId}-note`
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={controlId} className="text-sm font-semibold">
        {label}
        {optional === undefined ? null : ' '}
        {optional === undefined ? null : <span className="font-body text-quiet">{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': problem || hint ? noteId : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} problem={problem} />
    </div>
  )
}

/** The line under a control: what helps, or what is wrong. */
export function FieldNote({ id, hint, problem }: { id: string; hint?: ReactNode; problem?: ReactNode }) {
  if (problem)
    return (
      <p id={id} role="alert" className="flex items-center gap-1.5 text-sm font-medium text-sindoor-700">
        <CircleAlert aria-hidden className="size-[1.375em] shrink-0" />
        {problem}
      </p>
    )
  if (!hint) return null
  return (
    <p id={id} className="text-xs text-quiet">
      {hint}
    </p>
  )
}
