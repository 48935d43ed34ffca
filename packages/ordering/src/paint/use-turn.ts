import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * How much of a large page may be drawn: 0, and one more after each time that it was painted, up to `last`. No turn then
 * keeps a cheap phone from answering a press for long.
 */
export const useTurn = (last: number): number => {
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
  return turn
}
