/**
 * Work under the same key is done one after the other, in the order it came. The database would see to the order as
 * well, but with a connection held by everybody who waits: a hundred impatient taps of one person would use up all.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
