/** Letters that print, hands and OCR mix up. */
const LOOK_ALIKES = [
  'o0qdcea',
  'il1tjf!',
  'nmhru',
  'uvwy',
  's58',
  'b86h',
  'z27',
  'g9qy',
  'ce',
  'a4',
  'kx',
  'fp',
  'rvn',
  'ao',
  'tf',
  'ec',
  'sz',
  'ij',
  'vr',
]
/** Two letters that are read as one, or the other way round. */
const MERGED: readonly (readonly [pair: string, single: string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['li', 'u'],
  ['ri', 'n'],
  ['ii', 'u'],
  ['nn', 'm'],
  ['lo', 'b'],
  ['ph', 'f'],
  ['ks', 'x'],
]

const COST = { digitForLetter: 0.1, lookAlike: 0.45, merged: 0.3, other: 1, thinStroke: 0.7, doubled: 0.4 }

const ASCII = 128
const alike = new Uint8Array(ASCII * ASCII)
for (const group of LOOK_ALIKES) {
  for (const a of group) for (const b of group) alike[a.charCodeAt(0) * ASCII + b.charCodeAt(0)] = 1
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** A digit inside a word can only be a slip of the OCR, so it costs next to nothing. */
function replacing(a: number, b: number): number {
  if (a === b) return 0
  if (a >= ASCII || b >= ASCII || alike[a * ASCII + b] === 0) return COST.other
  return isDigit(a) === isDigit(b) ? COST.lookAlike : COST.digitForLetter
}

const dropping = (character: string) => ('il1tj.'.includes(character) ? COST.thinStroke : COST.other)

/** Edit distance in which the slips of OCR are cheap. Infinity when it is sure to exceed `limit`. Takes lower case. */
export function ocrDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit + 1) return Infinity
  const width = b.length + 1
  const costs = new Float32Array((a.length + 1) * width)
  const cost = (i: number, j: number) => costs[i * width + j] ?? 0
  for (let i = 1; i <= a.length; i++) costs[i * width] = cost(i - 1, 0) + dropping(a.charAt(i - 1))
  for (let j = 1; j <= b.length; j++) costs[j] = cost(0, j - 1) + dropping(b.charAt(j - 1))
  for (let i = 1; i <= a.length; i++) {
    let lowest = Infinity
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)]
      const doubled = x === y && j > 1 && b.charAt(j - 2) === y
      let best = Math.min(
        cost(i - 1, j) + dropping(x),
        cost(i, j - 1) + (doubled ? COST.doubled : dropping(y)),
        cost(i - 1, j - 1) + replacing(x.charCodeAt(0), y.charCodeAt(0)),
      )
      for (const [pair, single] of MERGED) {
        if (single === y && i > 1 && a.startsWith(pair, i - 2))
          best = Math.min(best, cost(i - 2, j - 1) + COST.merged)
        if (single === x && j > 1 && b.startsWith(pair, j - 2))
          best = Math.min(best, cost(i - 1, j - 2) + COST.merged)
      }
      costs[i * width + j] = best
      lowest = Math.min(lowest, best)
    }
    if (lowest > limit) return Infinity
  }
  return cost(a.length, b.length)
}
