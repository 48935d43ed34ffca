import type { ComponentProps } from 'react'

export type ChipProps = ComponentProps<'button'>

/** One of several small choices; `aria-pressed` or `aria-expanded` says that it is the one. */
export function Chip({ className = '', type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`inline-flex min-h-12 items-center gap-2 rounded-md border-2 border-neel-200 bg-surface px-4.5 py-2 text-left leading-tight font-semibold hover:border-neel-500 disabled:border-khadi-300 disabled:bg-khadi-100 disabled:text-khadi-700 aria-expanded:border-neel-700 aria-expanded:bg-neel-700 aria-expanded:text-white aria-pressed:border-neel-700 aria-pressed:bg-neel-700 aria-pressed:text-white [&_svg]:size-5 ${className}`}
    />
  )
}
