/** Content that stands in until the real one exists; the launch check fails while any is left. */
export type Sample<T> = { value: T; sample: true }
export type Final<T> = { value: T; sample: false }
export type Content<T> = Sample<T> | Final<T>

export const sample = <const T>(value: T): Sample<T> => ({ value, sample: true })

/** A marketing claim with the day it was last looked at and what it rests on. */
export type Claim = { text: string; basis: string; asOf: string }
