/** What customers were told while servers died around them; the judge holds it against what is kept. */
export type Told = {
  /** By idempotency key: every order id that an answer named. */
  placed: Map<string, Set<string>>
  /** Keys of which nobody knows in the end whether they placed an order. */
  unresolved: Set<string>
  /** Keys that were refused for good: the shelf was empty. */
  refused: Set<string>
  /** Orders whose cancellation was acknowledged. */
  cancelled: Set<string>
  /** Acknowledged orders that were not found when they were asked for. */
  vanished: Set<string>
  /** Answers that no fault excuses: a 500, or a status that the call does not have. */
  faults: string[]
  /** Outcomes that were unknown at first: the connection broke, or the answer was "not now". */
  unknown: number
  /** Calls that were answered, of all kinds. */
  answered: number
}

export const nothingTold = (): Told => ({
  placed: new Map(),
  unresolved: new Set(),
  refused: new Set(),
  cancelled: new Set(),
  vanished: new Set(),
  faults: [],
  unknown: 0,
  answered: 0,
})
