/** Seconds to wait, or undefined when the call may go on. */
export type CallLimit = (who: string, now: Date) => number | undefined

const MINUTE = 60_000
const MOST_CALLERS = 50_000

/**
 * Public look-ups per caller and minute, counted in this process: it sheds load and need not be exact. What must hold
 * across machines (codes, uploads) is counted in the database.
 */
export const createCallLimit = (perMinute: number): CallLimit => {
  let minute = 0
  let calls = new Map<string, number>()
  return (who, now) => {
    const current = Math.floor(now.getTime() / MINUTE)
    if (current !== minute || calls.size > MOST_CALLERS) {
      minute = current
      calls = new Map()
    }
    const count = (calls.get(who) ?? 0) + 1
    calls.set(who, count)
    return count > perMinute ? Math.ceil((MINUTE - (now.getTime() % MINUTE)) / 1000) : undefined
  }
}
