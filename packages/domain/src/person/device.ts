/** A place where somebody is signed in. Times are ISO 8601. */
export type Device = {
  id: string
  type: 'customer' | 'kiosk'
  /** As `deviceLabel` gives it; unknown for programs that are no browser. */
  label: string | undefined
  startedAt: string
  usedAt: string
  /** The one that is looked at this with. */
  current: boolean
}

/** The more particular names first: many browsers also call themselves Chrome and Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['OPR/', 'Opera'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** `Chrome on Android`, from what a browser says of itself: enough for its owner to know it again, and no more. */
export const deviceLabel = (userAgent: string): string | undefined => {
  const named = (names: readonly (readonly [mark: string, name: string])[]): string | undefined =>
    names.find(([mark]) => userAgent.includes(mark))?.[1]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
