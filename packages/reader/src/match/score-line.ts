import { meansForm } from '../parse/form-words.ts'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { CatalogueItem, NamedItems } from './catalogue-index.ts'
import { scoreName } from './score-name.ts'

/** How well a name fits a line. `pool` holds the products of that name that the line may mean, likeliest first. */
export type Scored = {
  name: NamedItems
  score: number
  distance: number
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
  const fit = scoreName(name, line.head, isVariant)
  if (fit.score < LOWEST_NAME_SCORE) return undefined
  let total = fit.score + (name.via === 'salt' ? BIAS.salt : 0)
  let pool = name.via === 'salt' ? ofRelease(name.items, line.head) : name.items
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

/** "Metformin 500 SR" means a modified release, "Metformin 500" a plain one; brands have names for that. */
function ofRelease(pool: readonly CatalogueItem[], head: readonly string[]): readonly CatalogueItem[] {
  const modified = head.some((word) => /^(?:sr|er|xr|cr|mr|pr|xl)$/.test(word))
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

/** Nothing written, nothing to disagree with; a small bare number may be the dose and decides nothing. */
function agrees(pool: readonly CatalogueItem[], { strengths, maybeStrengths }: ParsedLine): boolean {
  if (strengths.length === 0) return maybeStrengths.length === 0
  return pool.every((item) => strengths.every((strength) => item.strengths.includes(strength)))
}
