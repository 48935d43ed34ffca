import type { ReactNode } from 'react'

type PaperSlipProps = {
  /** Where the paper's link leads. */
  id: string | undefined
  label: string
  onActivate: (active: boolean) => void
  children: ReactNode
}

/** A slip of the list. Pointing at it, or focus inside it, makes its wire and its place on the paper bold. */
export function PaperSlip({ id, label, onActivate, children }: PaperSlipProps) {
  return (
    // what is pressed is inside; the slip only notices where somebody looks
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <article
      id={id}
      // the paper's links lead here, and so does focus when the button that had it is done
      tabIndex={-1}
      aria-label={label}
      onMouseEnter={() => onActivate(true)}
      onMouseLeave={() => onActivate(false)}
      onFocus={() => onActivate(true)}
      onBlur={() => onActivate(false)}
      className="drawn-when-near-[20rem] min-w-0 scroll-mt-24 rounded-hang bg-surface shadow-slip"
    >
      {children}
    </article>
  )
}
