import type { Tier } from '@dawadoot/domain/prescription/reading'
import { meansForm } from '../parse/form-words.ts'
import { parseLine } from '../parse/parse-line.ts'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { ReaderKnowledge } from '../reading.ts'
import type { OtherName } from './second-look.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import type { CatalogueItem } from './catalogue-index.ts'
import { createPrintedNames } from './printed-names.ts'
import type { PrintedName } from './printed-names.ts'
import { wholeSalt } from './salt-key.ts'
import { productsIn, scoreLine } from './score-line.ts'
import type { Scored } from './score-line.ts'
import { unglueVariant } from './unglue-variant.ts'

/** `candidates` are medicine ids, best first; the first one is what the line most likely means. */
export type LineMatch = { tier: Tier; candidates: readonly string[] }

/** A line taken apart, and the name at its beginning if that is printed as on a box. */
export type NamedLine = ParsedLine & { printed: PrintedName | undefined }

/** Takes lines apart with the catalogue's names in mind, and finds what they mean. */
export type Matcher = {
  parse: (text: string) => NamedLine
  /** `confidence` is how surely the line was read (0..1); `inRx` whether it stands where medicines stand. */
  match: (line: NamedLine, confidence: number, inRx: boolean) => LineMatch | undefined
  /** Names like the one that was read, likest first. */
  otherNames: (line: NamedLine) => readonly OtherName[]
}

/** A name read with no edit but digits for letters. */
const AS_WRITTEN = 0.25
/** Another name this close makes it a guess which one was meant. */
const RIVAL = 0.04
const SHORTEST_SALT_QUERY = 6
const MOST_CANDIDATES = 6
const MOST_OTHER_NAMES = 12

export function createMatcher(knowledge: ReaderKnowledge): Matcher {
  const index = createCatalogueIndex(knowledge)
  const printedNames = createPrintedNames(knowledge.medicines)

  function rank(parsed: ParsedLine): Scored[] {
    const line = unglueVariant(parsed, index.isVariant, index.isWord)
    const written = writtenNames(line)
    const names = new Set([
      ...written.flatMap((name) => index.brandsLike(name)),
      ...written
        .filter((name) => name.length >= SHORTEST_SALT_QUERY)
        .flatMap((name) => index.saltsLike(name)),
    ])
    return [...names].flatMap((name) => scoreLine(name, line, index.isVariant) ?? [])
  }

  function rankAll(line: ParsedLine): Scored[] {
    if (line.about !== 'medicine?') return []
    const { perhapsName, head, directions } = line
    const longer = perhapsName ? rank({ ...line, head: [...head, perhapsName] }) : []
    const bias = SAID_TWICE.test(directions) ? LIKELIER : 0
    return [...rank(line), ...longer.map((scored) => ({ ...scored, score: scored.score + bias }))].toSorted(
      byScore,
    )
  }

  function byLikeness(line: ParsedLine, confidence: number, inRx: boolean): LineMatch | undefined {
    const ranked = rankAll(line)
    const best = ranked[0]
    if (!best || best.score < neededScore(best, line, confidence, inRx)) return undefined
    const named = namedBySalt(best, line)
    const tier = tierOf(best, ranked, line)
    // What passes for a strength may be the dose: then any product of the brand may be meant.
    const isDose =
      tier === 'check' && !line.mended && line.strengths.length === 0 && line.maybeStrengths.length > 0
    const others = isDose ? best.name.items : []
    return { tier, candidates: candidatesOf(best, ranked, named, others) }
  }

  return {
    otherNames: (line) =>
      rankAll(line)
        .filter(({ written }) => written.length > 0)
        .slice(0, MOST_OTHER_NAMES)
        .map(({ name, written }) => ({
          written,
          words: name.words,
          numbers: numbersOf(name.items, line.form),
        })),
    parse: (text) => ({ ...parseLine(text, index.isName), printed: printedNames.at(text) }),
    match(line, confidence, inRx) {
      const likely = byLikeness(line, confidence, inRx)
      const { printed } = line
      const [first] = likely?.candidates ?? []
      if (!printed || (first !== undefined && (printed.ids.includes(first) || !printed.isWhole)))
        return likely
      // Its parts mean something else, so somebody has to look.
      const candidates = [...new Set([...printed.ids, ...(likely?.candidates ?? [])])]
      return { tier: 'check', candidates: candidates.slice(0, MOST_CANDIDATES) }
    },
  }
}

/** Looked up by three letters at a time, a short name with a digit for one (`2if`) would not be found. */
const asLetters = (name: string) => name.replaceAll(/[01258]/g, (digit) => LETTER_OF[digit] ?? digit)
const LETTER_OF: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '2': 'z', '5': 's', '8': 'b' }

/** The numbers that medicines of a form are called by, each as it is written: `625`, `50 40`. */
function numbersOf(items: readonly CatalogueItem[], form: string | undefined): string[] {
  const ofForm = items.filter((item) => form === undefined || meansForm(form, item.form))
  return [...new Set(ofForm.flatMap(({ usual, labels }) => [...usual.map(String), labels.join(' ')]))].filter(
    Boolean,
  )
}

/** `OD once daily`, `OD 0-0-1`: the OD says it twice, or rather is the name's. */
const SAID_TWICE = /^od (?:od|once|[bt]ds?|[01]-[01]-[01])\b/i
const LIKELIER = 0.01

/** The name may be one word, two or three, or all that is left of the line. */
function writtenNames({ head }: ParsedLine): string[] {
  if (head.join('').length < 2) return []
  const names = [1, 2, 3, head.length].map((count) => head.slice(0, count).join(''))
  return [...new Set(names.flatMap((name) => [name, asLetters(name)]))].filter((name) => name.length >= 2)
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
 * `sure` needs a brand (never a salt's name) read as written, a strength and form that agree, one product that it can be,
 * and no rival close by: with the written brand missing from the catalogue, a likely score alone is confidently wrong three times in four.
 */
function tierOf(best: Scored, ranked: readonly Scored[], line: ParsedLine): Tier {
  const rivals = ranked.some(
    ({ name, score, pool }) =>
      name.key !== best.name.key &&
      score > best.score - RIVAL &&
      pool.some((item) => !best.pool.includes(item)),
  )
  // Without a strength to tell them apart, "Doxinate OD" may be a product of its own that the shop does not have.
  const isBare = line.strengths.length + line.maybeStrengths.length === 0
  const isLonger = isBare && line.perhapsName !== undefined && !best.name.key.endsWith(line.perhapsName)
  const sure =
    !isLonger &&
    best.name.via === 'brand' &&
    best.distance <= AS_WRITTEN &&
    productsIn(best.pool) === 1 &&
    best.strengthAgrees &&
    best.formAgrees &&
    !rivals
  return sure ? 'sure' : 'check'
}

/**
 * What is offered first: the product that a salt with its strength and form names by itself: the generic that is sold
 * under the salt's own name, or the only one of the shop. Among several makers' brands the customer chooses, so there it names none.
 */
function namedBySalt({ name, pool }: Scored, line: ParsedLine): CatalogueItem | undefined {
  const written = line.head.join('')
  const { strengths, prefixed } = line
  if (name.via === 'brand' || strengths.length === 0 || !prefixed) return undefined
  if (!pool.every(({ composition }) => wholeSalt(composition) === written)) return undefined
  const own = pool.find(({ key }) => key === written) ?? pool.find(({ words }) => beginsWith(words, written))
  return own ?? (pool.length === 1 ? pool[0] : undefined)
}

/** "Metformin Hydrochloride" is metformin; a brand that only begins with the same letters is not. */
const beginsWith = (words: readonly string[], written: string) =>
  words.some((_, index) => words.slice(0, index + 1).join('') === written)

function candidatesOf(
  best: Scored,
  ranked: readonly Scored[],
  named: CatalogueItem | undefined,
  others: readonly CatalogueItem[],
): string[] {
  const rivals = ranked.slice(1).filter(({ score }) => score > best.score - 2 * RIVAL)
  const items = [
    ...(named ? [named] : []),
    ...best.pool,
    ...rivals.flatMap(({ pool }) => pool.slice(0, 2)),
    ...others,
  ]
  return [...new Set(items.map(({ id }) => id))].slice(0, MOST_CANDIDATES)
}
