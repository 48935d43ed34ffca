import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

const Turn = createContext(Number.POSITIVE_INFINITY)

/**
 * A large page, painted part by part from the top, so that no task keeps a cheap phone from answering a press for long:
 * turn 0, and one more each time that it was painted, up to `last`. What is in no `FromTurn` belongs to turn 0.
 */
export function Turns({ last, children }: { last: number; children: ReactNode }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (turn >= last) return
    let here = true
    afterPaint(() => {
      if (here) startTransition(() => setTurn(turn + 1))
    })
    return () => {
      here = false
    }
  }, [turn, last])
  return <Turn value={turn}>{children}</Turn>
}

/** The turn that the page around is at; where it is not painted in turns, one that is never over. */
export const useTurn = (): number => use(Turn)

/** A part of the page around that is painted at its turn, `at`. */
export function FromTurn({ at, children }: { at: number; children: ReactNode }) {
  return useTurn() < at ? null : children
}
