import type { ComponentProps } from 'react'

/** The place of something that is on its way. Give it the size of what comes; say in words, beside it, that it comes. */
export function Skeleton({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden className={`block rounded-sm bg-khadi-200 ${className}`} />
}

/** A slip whose lines are not written yet. */
export function SkeletonSlip({
  label,
  lines = 3,
  className = '',
}: {
  label: string
  lines?: number
  className?: string
}) {
  return (
    <div role="status" className={`hang hang-pad grid gap-3 border-neel-200 ${className}`}>
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6 w-1/2" />
      {Array.from({ length: lines - 1 }, (_, line) => (
        <Skeleton key={line} className={`h-4.5 ${line % 2 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </div>
  )
}
