/** A fetch that knows how many of its calls somebody is waiting for. */
export type CountedFetch = { fetch: typeof globalThis.fetch; running: () => number }

export const countCalls = (fetch: typeof globalThis.fetch): CountedFetch => {
  let running = 0
  return {
    running: () => running,
    fetch: async (...call) => {
      running += 1
      try {
        return await fetch(...call)
      } finally {
        running -= 1
      }
    },
  }
}
