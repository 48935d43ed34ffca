/** When hospitals are quietest, by the device's own clock. */
const HOUR = 3
const MINUTE = 30
/** A page that was loaded shortly before is fresh enough. */
const FRESH_MS = 60 * 60_000

/** The night time at which a kiosk's page that was loaded at `loadedAt` is loaded anew. */
export const nextNightlyReload = (loadedAt: Date): Date => {
  const at = new Date(loadedAt)
  at.setHours(HOUR, MINUTE, 0, 0)
  if (at.getTime() - loadedAt.getTime() < FRESH_MS) at.setDate(at.getDate() + 1)
  return at
}
