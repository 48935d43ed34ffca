import type { ReactNode } from 'react'

/** What a slip is taken to be high until it is near, and the gap below it. */
const SLIP_REM = 20
const GAP_REM = 1.25

/**
 * Lines that are passed over together while they are far from what is seen: for each of a hundred boxes of its own a
 * browser looks where it is in every frame. In a stretch that is near, only the slips that are near are laid out.
 */
export function PaperStretch({ lines, children }: { lines: number; children: ReactNode }) {
  return (
    <div
      // the slips' shadows reach out of it
      className="grid grid-cols-1 gap-5 [content-visibility:auto] [overflow-clip-margin:1.5rem]"
      style={{ containIntrinsicHeight: `auto ${lines * (SLIP_REM + GAP_REM) - GAP_REM}rem` }}
    >
      {children}
    </div>
  )
}
