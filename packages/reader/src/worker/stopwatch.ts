/** Often enough to end a file within its time, and seldom enough to cost nothing. */
const LOOK_EVERY_MS = 250
/** Pages need a second of work: a process that is given a fiftieth of its time still reads them. What takes longer hangs. */
const BY_THE_CLOCK = 6

/** Milliseconds that a process has worked so far; undefined where the system does not tell. */
export type WorkedMs = () => Promise<number | undefined>

/**
 * Calls `onRunOut` once when the process worked for as many milliseconds as the stopwatch was last started with, or six
 * times as many went by. On a machine on its knees a page takes long without being at fault. Where the system does not
 * tell how long a process worked, the clock alone decides.
 */
export function createStopwatch(workedMs: WorkedMs, onRunOut: () => void) {
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const start = (ms: number) => {
    stop()
    const began = performance.now()
    const workedBefore = workedMs()
    const look = async () => {
      const [before, now] = await Promise.all([workedBefore, workedMs()])
      const passed = performance.now() - began
      const isOver = before === undefined || now === undefined ? passed >= ms : now - before >= ms
      if (timer !== mine || !(isOver || passed >= ms * BY_THE_CLOCK)) return
      stop()
      onRunOut()
    }
    const mine = setInterval(() => void look(), Math.min(LOOK_EVERY_MS, ms))
    timer = mine
  }
  return { start, stop }
}
