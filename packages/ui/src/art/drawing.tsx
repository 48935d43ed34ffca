import type { ReactNode } from 'react'

export type DrawingProps = { className?: string | undefined }

/** The sheet every illustration is drawn on: one pen with round ends, no fill, said to nobody. */
export const Drawing = ({
  viewBox,
  className,
  children,
}: DrawingProps & { viewBox: string; children: ReactNode }) => (
  <svg
    viewBox={viewBox}
    className={className}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
