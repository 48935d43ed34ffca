const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * ISO 8601 to milliseconds since the epoch; undefined when it is missing or no date. Times on the wire are UTC, so
 * one that names no zone is read as UTC and not, as `Date.parse` would, in the zone of the device.
 */
export const instantOf = (iso: string | undefined | null): number | undefined => {
  const match = iso ? ISO.exec(iso) : null
  if (!match) return undefined
  const [text, zone] = match
  const time = Date.parse(text.includes('T') && zone === undefined ? `${text}Z` : text)
  return Number.isNaN(time) ? undefined : time
}
