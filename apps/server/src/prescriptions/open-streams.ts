import type { Metrics } from '../metrics/metrics.ts'

/** A person has one stream per tab and a few tabs; more is a fault in a client, or worse. */
const MOST_PER_PERSON = 10

/** Counts the open streams of each person in this process. */
export const createOpenStreams = (metrics: Pick<Metrics, 'streamOpened' | 'streamClosed'>) => {
  const open = new Map<string, number>()
  return {
    /** False when the person has as many as there may be. */
    take: (userId: string): boolean => {
      const count = open.get(userId) ?? 0
      if (count >= MOST_PER_PERSON) return false
      open.set(userId, count + 1)
      metrics.streamOpened()
      return true
    },
    giveBack: (userId: string): void => {
      metrics.streamClosed()
      const count = (open.get(userId) ?? 0) - 1
      if (count > 0) open.set(userId, count)
      else open.delete(userId)
    },
  }
}
