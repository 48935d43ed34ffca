import type { Tier } from '@dawadoot/domain/prescription/reading'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { ReaderKnowledge } from '../reading.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { scoreLine } from './score-line.ts'
import type { Scored } from './score-line.ts'
import { unglueVariant } from './unglue-variant.ts'

/** `candidates` are medicine ids, best first; the first one is what the line most likely means. */
type LineMatch = { tier: Tier; candidates: readonly string[] }

/** `confidence` is how surely the line was read (0..1); `inRx` whether it stands where medicines stand. */
export type Matcher = (line: ParsedLine, confidence: number, inRx: boolean) => LineMatch | undefined

/** A name read with no edit but digits for letters. */
const AS_WRITTEN = 0.25
/** Another name this close makes it a guess which one was meant. */
const RIVAL = 0.04
const SHORTEST_SALT_QUERY = 6
const MOST_CANDIDATES = 6

export function createMatcher(knowledge: ReaderKnowledge): Matcher {
  const index = createCatalogueIndex(knowledge)
  return (parsed, confidence, inRx) => {
    const line = unglueVariant(parsed, index.isVariant)
    const written = writtenNames(line)
    if (line.about !== 'medicine?' || written.length === 0) return undefined
    const names = new Set([
      ...written.flatMap((name) => index.brandsLike(name)),
      ...written
        .filter((name) => name.length >= SHORTEST_SALT_QUERY)
        .flatMap((name) => index.saltsLike(name)),
    ])
    const ranked = [...names]
      .flatMap((name) => scoreLine(name, line, index.isVariant) ?? [])
      .toSorted(byScore)
    const best = ranked[0]
    if (!best || best.score < neededScore(best, line, confidence, inRx)) return undefined
    return { tier: tierOf(best, ranked), candidates: candidatesOf(ranked) }
  }
}

/** The name may be one word, two or three, or all that is left of the line. */
function writtenNames({ head }: ParsedLine): string[] {
  if (head.join('').length < 2) return []
  const names = [1, 2, 3, head.length].map((count) => head.slice(0, count).join(''))
  return [...new Set(names)].filter((name) => name.length >= 2)
}

function byScore(a: Scored, b: Scored): number {
  return Math.abs(a.score - b.score) < 1e-6 ? b.pool.length - a.pool.length : b.score - a.score
}

/** Short names and lines without a form or strength are easily something else, so they have to fit better. */
function neededScore({ name }: Scored, line: ParsedLine, confidence: number, inRx: boolean): number {
  const length = name.key.length
  const bare = line.strengths.length === 0 && line.maybeStrengths.length === 0
  if (length <= 3 && !line.prefixed && bare) return Infinity
  const base = length <= 3 ? 0.99 : length === 4 ? 0.86 : length <= 6 ? 0.76 : 0.7
  const withoutForm = line.prefixed ? 0 : bare ? 0.14 : 0.06
  return base + withoutForm + (inRx ? 0 : 0.1) + (confidence < 0.6 ? 0.04 : 0)
}

/**
 * `sure` needs a brand read as written, a strength and form that agree, one product that it can be, and no rival close by:
 * with the written brand missing from the catalogue, a likely score alone is confidently wrong three times in four.
 */
function tierOf(best: Scored, ranked: readonly Scored[]): Tier {
  const products = new Set(best.pool.map((item) => `${item.composition} ${item.strength} ${item.form}`))
  const rivals = ranked.some(({ name, score }) => name.key !== best.name.key && score > best.score - RIVAL)
  const sure =
    best.name.via === 'brand' &&
    best.distance <= AS_WRITTEN &&
    products.size === 1 &&
    best.strengthAgrees &&
    best.formAgrees &&
    !rivals
  return sure ? 'sure' : 'check'
}

function candidatesOf(ranked: readonly Scored[]): string[] {
  const [best, ...others] = ranked
  const rivals = others.filter(({ score }) => best && score > best.score - 2 * RIVAL)
  const ids = [...(best?.pool ?? []), ...rivals.flatMap(({ pool }) => pool.slice(0, 2))].map(({ id }) => id)
  return [...new Set(ids)].slice(0, MOST_CANDIDATES)
}
