import { problem } from './problem.ts'

/** When to come back, in seconds: what waits now is done by then. */
const RETRY_AFTER = 1

export type CallsInHand = {
  /** Does the work if there is room for it; throws `unavailable` before it has begun if there is none. */
  work: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * So many calls are worked on at once and no more. More callers than a server can serve would all wait longer and
 * longer until none is served in time; those who are told at once come back when there is room. Only work counts, not
 * the time that a body takes to arrive: slow senders must not shut others out.
 */
export const createCallsInHand = (most: number): CallsInHand => {
  let inHand = 0
  return {
    work: async (work) => {
      if (inHand >= most) throw problem('unavailable', { retryAfter: RETRY_AFTER })
      inHand += 1
      try {
        return await work()
      } finally {
        inHand -= 1
      }
    },
  }
}
