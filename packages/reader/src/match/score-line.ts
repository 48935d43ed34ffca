import { meansForm } from '../parse/form-words.ts'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { CatalogueItem, NamedItems } from './catalogue-index.ts'
import { scoreName } from './score-name.ts'

/** How well a name fits a line. `pool` holds the products of that name that the line may mean, likeliest first. */
export type Scored = {
  name: NamedItems
  score: number
  distance: number
  /** The words of the line that stand for the name. */
  written: readonly string[]
  pool: readonly CatalogueItem[]
  strengthAgrees: boolean
  formAgrees: boolean
}

const LOWEST_NAME_SCORE = 0.5
const BIAS = { strength: 0.08, otherStrength: -0.1, form: 0.04, otherForm: -0.12, salt: 0.01 }

/** Undefined when the name is too far from what is written. */
export function scoreLine(
  name: NamedItems,
  line: ParsedLine,
  isVariant: (word: string) => boolean,
): Scored | undefined {
  const { head, items } = name.via === 'salt' ? { head: line.head, items: name.items } : ofBrand(name, line)
  const fit = scoreName(name, head, isVariant)
  if (fit.score < LOWEST_NAME_SCORE) return undefined
  let total = fit.score + (name.via === 'salt' ? BIAS.salt : 0)
  const named = name.via === 'salt' ? ofRelease(items, line.head) : items
  let pool = named
  const numbers = [...line.strengths, ...line.maybeStrengths]
  if (numbers.length > 0) {
    const same = mostOf(numbers, pool)
    if (same.length > 0) {
      total += BIAS.strength
      pool = same
    } else if (pool.every((item) => item.strengths.length > 0)) total += BIAS.otherStrength
  }
  const { form } = line
  const sameForm = form ? ofForm(form, pool) : pool
  if (form) total += sameForm.length > 0 ? BIAS.form : BIAS.otherForm
  if (sameForm.length > 0) pool = sameForm
  const asLabelled = labelled(numbers, pool)
  // With a unit it may be the strength of a part, too: then the name only says what is likelier.
  pool = line.hasUnit ? [...asLabelled, ...pool.filter((item) => !asLabelled.includes(item))] : asLabelled
  const all = name.via === 'salt' ? named : name.items
  const others = form ? ofForm(form, all) : all
  return {
    name,
    score: total,
    distance: fit.distance,
    written: fit.written,
    pool: plainFirst(pool),
    strengthAgrees: agrees(pool, line, productsIn([...others, ...name.longer]) === 1),
    formAgrees: sameForm.length > 0,
  }
}

/** How many products customers can tell apart; makers of the same thing count once. */
export const productsIn = (items: readonly CatalogueItem[]): number =>
  new Set(items.map(({ composition, strength, form }) => `${composition} ${strength} ${form}`)).size

const RELEASE = /^(?:sr|er|xr|cr|mr|pr|xl)$/
const isModified = ({ strength }: CatalogueItem) => / sr\b/.test(strength)

/**
 * The products of a brand that a line may mean, and its words without the release that only says what they are anyway
 * ("Niftas 100 mg SR", where every Niftas is slow).
 */
function ofBrand(name: NamedItems, { head, strengths, maybeStrengths, form }: ParsedLine) {
  const numbers = strengths.length > 0 ? strengths : maybeStrengths
  const fitting = (items: readonly CatalogueItem[], numbersOf: (item: CatalogueItem) => readonly number[]) =>
    items.filter((item) => numbers.every((number) => numbersOf(item).includes(number)))
  const plain = form ? ofForm(form, name.items) : name.items
  const longer = form ? ofForm(form, name.longer) : name.longer
  const isPlain = numbers.length === 0 || fitting(plain, ({ usual }) => usual).length > 0
  const added = isPlain ? [] : fitting(longer, (item) => item.strengths)
  const items = added.length > 0 ? [...fitting(plain, (item) => item.strengths), ...added] : name.items
  const modified = items.filter(isModified)
  const isSaid = (word: string, index: number) =>
    index > 0 && RELEASE.test(word) && (!name.words.includes(word) || head.indexOf(word) !== index)
  return modified.length > 0 && head.some(isSaid)
    ? { head: head.filter((word, index) => !isSaid(word, index)), items: modified }
    : { head, items }
}

/** The form as written; where the brand has that very one, no other of its family (inhaler, rotacaps) is meant. */
function ofForm(written: string, pool: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const same = pool.filter(({ form }) => form === written)
  return EXACT_FORMS.has(written) && same.length > 0
    ? same
    : pool.filter((item) => meansForm(written, item.form))
}
const EXACT_FORMS: ReadonlySet<string> = new Set(['inhaler'])

/** "Ecosprin-AV 75" is the whole name of one product, although "Ecosprin-AV 75/20" has a 75 too. */
function labelled(numbers: readonly number[], pool: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const same = pool.filter(
    ({ labels }) => labels.length === numbers.length && labels.every((label) => numbers.includes(label)),
  )
  return numbers.length > 0 && same.length > 0 ? same : pool
}

/** "Metformin 500 SR" means a modified release, "Metformin 500" a plain one; brands have names for that. */
function ofRelease(pool: readonly CatalogueItem[], head: readonly string[]): readonly CatalogueItem[] {
  const modified = head.some((word) => RELEASE.test(word))
  const same = pool.filter(({ composition }) => / sr\b/.test(composition) === modified)
  return same.length > 0 ? same : pool
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

const LARGEST_DOSE = 2

/** A dose stands behind the number ("Lornoxi 4 1-0-1"), so the number is none. */
const HAS_PATTERN = /^[o0il1½2]\s?[-–+]\s?[o0il1½2]\s?[-–+]\s?[o0il1½2]/i

/**
 * Nothing written, nothing to disagree with. A small bare number may be the dose: it decides only where that makes no
 * difference (the brand has one product) or the dose stands behind it.
 */
function agrees(pool: readonly CatalogueItem[], line: ParsedLine, oneProduct: boolean): boolean {
  const { strengths, maybeStrengths, mended, directions } = line
  const all = (numbers: readonly number[]) =>
    pool.every((item) => numbers.every((number) => item.strengths.includes(number)))
  const doubtful = mended ? maybeStrengths.filter((number) => number > LARGEST_DOSE) : []
  if (strengths.length > 0) return all([...strengths, ...doubtful])
  if (maybeStrengths.length === 0) return true
  return !mended && all(maybeStrengths) && (oneProduct || HAS_PATTERN.test(directions))
}
