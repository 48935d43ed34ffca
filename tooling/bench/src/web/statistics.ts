/** Undefined when there is nothing to take it from. */
export const median = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const middle = known.length >> 1
  const upper = known[middle]
  const lower = known[middle - 1]
  if (upper === undefined) return undefined
  return known.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2
}

/** The items in an order that begins one later each round, so that a slow minute of the machine meets all alike. */
export const rotated = <T>(items: readonly T[], round: number): T[] =>
  items.map((_, index) => items[(index + round) % items.length]).filter((item) => item !== undefined)

/** As many rounds as are wanted, those that the machine's host took the least of its time from. */
export const leastStolenFrom = <T extends { stolen?: number | undefined }>(
  rounds: readonly T[],
  wanted: number,
): T[] => rounds.toSorted((one, other) => (one.stolen ?? 0) - (other.stolen ?? 0)).slice(0, wanted)
