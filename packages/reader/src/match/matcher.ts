import type { Tier } from '@dawadoot/domain/prescription/reading'
import { meansForm } from '../parse/form-words.ts'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { ReaderKnowledge } from '../reading.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import type { CatalogueItem, NamedItems } from './catalogue-index.ts'
import { scoreName } from './score-name.ts'

/** `candidates` are medicine ids, best first; the first one is what the line most likely means. */
export type LineMatch = { tier: Tier; score: number; candidates: readonly string[] }

/** `confidence` is how surely the line was read (0..1); `inRx` whether it stands where medicines stand. */
export type Matcher = (line: ParsedLine, confidence: number, inRx: boolean) => LineMatch | undefined

type Scored = {
  name: NamedItems
  score: number
  distance: number
  pool: readonly CatalogueItem[]
  strengthAgrees: boolean
  formAgrees: boolean
}

const LOWEST_NAME_SCORE = 0.5
const BIAS = { strength: 0.08, otherStrength: -0.1, form: 0.04, otherForm: -0.12, salt: 0.01 }
/** A name read with no edit but digits for letters. */
const AS_WRITTEN = 0.25
/** Another name this close makes it a guess which one was meant. */
const RIVAL = 0.04
const SHORTEST_SALT_QUERY = 6
const MOST_CANDIDATES = 6

export function createMatcher(knowledge: ReaderKnowledge): Matcher {
  const index = createCatalogueIndex(knowledge)
  return (line, confidence, inRx) => {
    const written = writtenNames(line)
    if (line.about !== 'medicine?' || written.length === 0) return undefined
    const names = new Set([
      ...written.flatMap((name) => index.brandsLike(name)),
      ...written
        .filter((name) => name.length >= SHORTEST_SALT_QUERY)
        .flatMap((name) => index.saltsLike(name)),
    ])
    const ranked = [...names].flatMap((name) => scored(name, line) ?? []).toSorted(byScore)
    const best = ranked[0]
    if (!best || best.score < neededScore(best, line, confidence, inRx)) return undefined
    return { tier: tierOf(best, ranked), score: best.score, candidates: candidatesOf(ranked) }
  }
}

/** The name may be one word, two or three, or all that is left of the line. */
function writtenNames({ head }: ParsedLine): string[] {
  if (head.join('').length < 2) return []
  const names = [1, 2, 3, head.length].map((count) => head.slice(0, count).join(''))
  return [...new Set(names)].filter((name) => name.length >= 2)
}

function scored(name: NamedItems, line: ParsedLine): Scored | undefined {
  const fit = scoreName(name.key, name.words, line.head)
  if (fit.score < LOWEST_NAME_SCORE) return undefined
  let total = fit.score + (name.via === 'salt' ? BIAS.salt : 0)
  let pool = name.items
  const numbers = [...line.strengths, ...line.maybeStrengths]
  if (numbers.length > 0) {
    const same = mostOf(numbers, pool)
    if (same.length > 0) {
      total += BIAS.strength
      pool = same
    } else if (pool.every((item) => item.strengths.length > 0)) total += BIAS.otherStrength
  }
  const { form } = line
  const sameForm = form ? pool.filter((item) => meansForm(form, item.form)) : pool
  if (form) total += sameForm.length > 0 ? BIAS.form : BIAS.otherForm
  if (sameForm.length > 0) pool = sameForm
  return {
    name,
    score: total,
    distance: fit.distance,
    pool: plainFirst(pool),
    strengthAgrees: agrees(pool, line),
    formAgrees: sameForm.length > 0,
  }
}

/** Those that have most of the numbers, at least one: of 4/500 both count. */
function mostOf(numbers: readonly number[], pool: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const count = (item: CatalogueItem) => numbers.filter((number) => item.strengths.includes(number)).length
  const most = Math.max(...pool.map(count))
  return most > 0 ? pool.filter((item) => count(item) === most) : []
}

/** Where the form is not written, a tablet is meant far more often than a syrup. */
const plainFirst = (pool: readonly CatalogueItem[]) => {
  const tablet = pool.find((item) => item.form === 'tablet')
  return tablet ? [tablet, ...pool.filter((item) => item !== tablet)] : pool
}

/** Nothing written, nothing to disagree with; a small bare number may be the dose and decides nothing. */
function agrees(pool: readonly CatalogueItem[], { strengths, maybeStrengths }: ParsedLine): boolean {
  if (strengths.length === 0) return maybeStrengths.length === 0
  return pool.every((item) => strengths.every((strength) => item.strengths.includes(strength)))
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
  const products = new Set(best.pool.map((item) => `${item.strengths.join()} ${item.form}`))
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
