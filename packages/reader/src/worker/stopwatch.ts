/** Calls `onRunOut` once as many milliseconds went by as it was last started with. */
export function createStopwatch(onRunOut: () => void) {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const start = (ms: number) => {
    stop()
    timer = setTimeout(onRunOut, ms)
  }
  return { start, stop }
}
