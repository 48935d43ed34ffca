import type { ComponentProps } from 'react'

export type ProgressBarProps = Omit<ComponentProps<'progress'>, 'max' | 'value'> & {
  label: string
  /** From 0 to 1; without it nobody knows how far. */
  value?: number | undefined
}

/** A line that fills from left to right. */
export function ProgressBar({ label, value, className = '', ...rest }: ProgressBarProps) {
  return (
    <progress
      {...rest}
      aria-label={label}
      max={1}
      {...(value === undefined ? {} : { value })}
      className={`progress-line ${className}`}
    />
  )
}
