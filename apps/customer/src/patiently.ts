/**
 * Loads a part whose HTML is already there. When it cannot be had the page stays as it reads, instead of giving way to
 * an error, and the part is asked for again when the connection is back.
 */
export const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true })
    })
    return patiently(load)
  }
}
