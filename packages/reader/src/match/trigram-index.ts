/** Finds the keys that share most three-letter pieces with a query. */
export type TrigramIndex = { nearest(query: string, count: number): number[] }

/** Answers are positions in `keys`. */
export function createTrigramIndex(keys: readonly string[]): TrigramIndex {
  const keysWith = new Map<string, number[]>()
  const sizes = keys.map((key, position) => {
    const pieces = trigrams(key)
    for (const piece of pieces) {
      const positions = keysWith.get(piece)
      if (positions) positions.push(position)
      else keysWith.set(piece, [position])
    }
    return pieces.size
  })
  return {
    nearest(query, count) {
      const pieces = trigrams(query)
      const shared = new Map<number, number>()
      for (const piece of pieces) {
        for (const position of keysWith.get(piece) ?? [])
          shared.set(position, (shared.get(position) ?? 0) + 1)
      }
      return [...shared]
        .filter(([, hits]) => hits >= Math.min(2, pieces.size))
        .map(([position, hits]) => ({
          position,
          likeness: (2 * hits) / (pieces.size + (sizes[position] ?? 0)),
        }))
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, count)
        .map(({ position }) => position)
    },
  }
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
