import type { CartLine } from '@dawadoot/domain/cart/line'
import type { Medicine } from '@dawadoot/domain/cart/medicine'
import type { LineSource, UnmatchedLine } from '@dawadoot/domain/prescription/reading'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import { needsLook } from './line-state.ts'

type Place = { page: number; box: { x: number; y: number } }

/** Where on the paper something stands, as a key that survives a reload. */
export const placeKey = ({ page, box }: Place): string => `${page}:${box.x.toFixed(4)}:${box.y.toFixed(4)}`

/** A line as the page shows it. Numbers follow the paper; what was not read from it has none. */
export type ShownLine =
  | { kind: 'read'; key: string; number: number; source: LineSource; line: CartLine }
  | { kind: 'unmatched'; key: string; number: number; unmatched: UnmatchedLine }
  | { kind: 'added'; key: string; line: CartLine }

/** How sure its line is: solid, dashed, dotted. */
export const toneOf = (shown: ShownLine): 'clear' | 'check' | 'unmatched' => {
  if (shown.kind === 'unmatched') return 'unmatched'
  return needsLook(shown.line) ? 'check' : 'clear'
}

/** A medicine that the customer found for an unmatched line hangs from that line's words. */
export const foundFor = (medicine: Medicine, { text, page, box }: UnmatchedLine): Medicine => ({
  ...medicine,
  source: { page, box, text, confidence: 0, tier: 'check' },
})

/** Lines that a browser lays out, or passes over, together. */
const STRETCH = 10

export type Stretch = { key: number | 'added'; lines: ShownLine[] }

/**
 * Shown lines, tens by their numbers; what was added stands in the last. A line that leaves moves no other one into
 * another ten, where it would be drawn anew and lose what is open in it.
 */
export const stretchesOf = (shown: readonly ShownLine[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const line of shown) {
    const key = line.kind === 'added' ? 'added' : Math.floor((line.number - 1) / STRETCH)
    const last = stretches.at(-1)
    if (last?.key === key) last.lines.push(line)
    else stretches.push({ key, lines: [line] })
  }
  return stretches
}

/** Top to bottom, page by page, what was read and what was not; then what the customer added. */
export const shownLines = (
  result: PrescriptionResult,
  lines: readonly CartLine[],
  dismissed: readonly string[],
): ShownLine[] => {
  const places: Place[] = [
    ...result.medicines.flatMap(({ source }) => (source ? [source] : [])),
    ...result.unmatched,
  ].toSorted((a, b) => a.page - b.page || a.box.y - b.box.y || a.box.x - b.box.x)
  // numbers belong to the paper: they stay when a line leaves the cart
  const numbers = new Map(places.map((place, index) => [placeKey(place), index + 1]))

  const shown = lines.map((line): ShownLine => {
    const { source, id } = line.medicine
    const number = source && numbers.get(placeKey(source))
    return source && number
      ? { kind: 'read', key: placeKey(source), number, source, line }
      : { kind: 'added', key: id, line }
  })
  const taken = new Set([...dismissed, ...shown.map(({ key }) => key)])
  const unmatched = result.unmatched.flatMap((entry): ShownLine[] => {
    const key = placeKey(entry)
    return taken.has(key) ? [] : [{ kind: 'unmatched', key, number: numbers.get(key) ?? 0, unmatched: entry }]
  })
  const order = (line: ShownLine) => (line.kind === 'added' ? Number.POSITIVE_INFINITY : line.number)
  return [...shown, ...unmatched].toSorted((a, b) => {
    const [first, second] = [order(a), order(b)]
    return first === second ? 0 : first - second
  })
}
