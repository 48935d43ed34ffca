import type { Database } from '../db/database.ts'
import { PRESCRIPTIONS_CHANNEL } from './progress.ts'

/**
 * Spreads the notices about prescriptions to the streams of this process over one LISTEN: a connection per stream
 * would use up the database's.
 */
export const createPrescriptionNews = (database: Pick<Database, 'listen'>) => {
  const subscribers = new Map<string, Set<() => void>>()
  let listening: Promise<unknown> | undefined

  const spread = (id: string | undefined): void => {
    // Without an id something may have been missed: everybody looks again.
    for (const group of id === undefined ? subscribers.values() : [subscribers.get(id) ?? []])
      for (const ring of group) ring()
  }

  /** Once resolved, `ring` is called after each change of the prescription, until the returned function is. */
  const subscribe = async (id: string, ring: () => void): Promise<() => void> => {
    listening ??= database.listen(PRESCRIPTIONS_CHANNEL, spread).catch(() => {
      // The next stream tries again; until then the streams look for themselves now and then.
      listening = undefined
    })
    await listening
    const group = subscribers.get(id) ?? new Set()
    subscribers.set(id, group.add(ring))
    return () => {
      group.delete(ring)
      if (group.size === 0 && subscribers.get(id) === group) subscribers.delete(id)
    }
  }

  return { subscribe }
}

export type PrescriptionNews = ReturnType<typeof createPrescriptionNews>
