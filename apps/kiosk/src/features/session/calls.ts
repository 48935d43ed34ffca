export type WatchedCalls = {
  fetch: typeof globalThis.fetch
  /** How many calls somebody is waiting for. */
  running: () => number
}

/** A fetch that counts its calls, and asks for a look when one finds no server, or one that refuses this device. */
export const watchCalls = (fetch: typeof globalThis.fetch, doubt: () => void): WatchedCalls => {
  let running = 0
  return {
    running: () => running,
    fetch: async (...call) => {
      running += 1
      try {
        const answer = await fetch(...call)
        if (answer.status === 403) doubt()
        return answer
      } catch (error) {
        if (error instanceof TypeError) doubt()
        throw error
      } finally {
        running -= 1
      }
    },
  }
}
