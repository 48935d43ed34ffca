/** Something to wait on that remembers a ring which came before the wait: no notice is slept through. */
export const createBell = () => {
  let rung = false
  let wake: (() => void) | undefined

  const ring = (): void => {
    rung = true
    wake?.()
  }

  /** Resolves at a ring, or after `longestMs` of silence. One waiter at a time. */
  const wait = async (longestMs: number): Promise<void> => {
    if (!rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    rung = false
    wake = undefined
  }

  return { ring, wait }
}
