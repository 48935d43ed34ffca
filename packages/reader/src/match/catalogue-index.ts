import type { KnownMedicine, ReaderKnowledge } from '../reading.ts'
import { catalogueName } from './catalogue-name.ts'
import type { CatalogueName } from './catalogue-name.ts'
import { saltKey, saltsOf } from './salt-key.ts'
import { COMMON_VARIANTS } from './score-name.ts'
import { createTrigramIndex } from './trigram-index.ts'

export type CatalogueItem = KnownMedicine & CatalogueName

/**
 * Medicines that one written name may mean. `salt`: the name is what is inside, not a brand. `longer` are those of the same
 * brand and form with more to their name (Augmentin 625 Duo for Augmentin), meant only by a strength that none of `items` is called by.
 */
export type NamedItems = {
  key: string
  words: readonly string[]
  items: readonly CatalogueItem[]
  longer: readonly CatalogueItem[]
  via: 'brand' | 'salt'
}

/** Looks names up by likeness; the scoring is the caller's. */
export type CatalogueIndex = {
  brandsLike: (name: string) => readonly NamedItems[]
  saltsLike: (name: string) => readonly NamedItems[]
  /** Whether a word tells products of one brand apart (H, AM, Forte). */
  isVariant: (word: string) => boolean
  /** Whether a name of the catalogue has this word. */
  isWord: (word: string) => boolean
  /** Whether a name of the catalogue begins with these words. */
  isName: (words: readonly string[]) => boolean
}

const BRANDS = 25
const SALTS = 8

export function createCatalogueIndex({ medicines, aliases }: ReaderKnowledge): CatalogueIndex {
  const items = medicines
    .map((medicine) => ({ ...medicine, ...catalogueName(medicine) }))
    .filter((item) => item.key.length > 1)
  const longer = Map.groupBy(
    items.filter((item) => item.key !== brandKey(item) && item.key.startsWith(brandKey(item))),
    brandKey,
  )
  const byName = withBareBrands(
    Map.groupBy(items, (item) => item.key),
    longer,
  )
  const bySalt = Map.groupBy(items, onlySalt)
  const salts = new Map([...bySalt].flatMap(([key, group]) => (key ? [[key, group] as const] : [])))
  for (const { alias, canonical } of aliases) {
    const group = salts.get(saltKey(canonical) ?? '')
    const key = saltKey(alias)
    if (key && group && !salts.has(key) && !byName.has(key)) salts.set(key, group)
  }
  const beginnings = new Set(
    items.flatMap(({ words }) => words.slice(1).map((_, index) => words.slice(0, index + 2).join(' '))),
  )
  const nameWords = new Set(items.flatMap(({ words }) => words))
  const variants = new Set([
    ...COMMON_VARIANTS,
    ...items.flatMap(({ words }) => words.slice(1).filter(isShort)),
  ])
  return {
    isVariant: (word) => variants.has(word),
    isWord: (word) => nameWords.has(word),
    isName: (words) => beginnings.has(words.join(' ')),
    brandsLike: lookUp(
      [...byName].map(([key, group]) => named(key, group, longer.get(key) ?? [])),
      BRANDS,
    ),
    saltsLike: lookUp(
      [...salts].map(([key, group]) => ({ key, words: [key], items: group, longer: [], via: 'salt' })),
      SALTS,
    ),
  }
}

const isShort = (word: string) => /^[a-z]{1,3}\d?$/.test(word)

function lookUp(names: readonly NamedItems[], count: number) {
  const index = createTrigramIndex(names.map(({ key }) => key))
  return (name: string) => index.nearest(name, count).flatMap((position) => names[position] ?? [])
}

/**
 * The box says "Novamox 125 Tablet DT" and the doctor "Tab Novamox 125": a product also answers to its bare brand,
 * unless that is the whole name of another product of the same form (Glycomet and Glycomet SR are not the same).
 */
function withBareBrands(
  byName: Map<string, CatalogueItem[]>,
  byBrand: Map<string, CatalogueItem[]>,
): Map<string, readonly CatalogueItem[]> {
  const all = new Map<string, readonly CatalogueItem[]>(byName)
  for (const [key, group] of byBrand) {
    const plain = byName.get(key) ?? []
    const forms = new Set(plain.map(({ form }) => form))
    if (key) all.set(key, [...plain, ...group.filter(({ form }) => !forms.has(form))])
  }
  return all
}

const brandKey = ({ brand }: KnownMedicine) => catalogueName({ name: brand, strength: '' }).key

/** The one salt of a medicine; mixtures are never found by the name of a part. */
function onlySalt(item: CatalogueItem): string | undefined {
  const [salt, ...others] = saltsOf(item.composition)
  return salt && others.length === 0 ? saltKey(salt) : undefined
}

/** Generic products are named by what is inside ("Paracetamol Tablets 500mg"); reading that is reading a salt. */
function named(key: string, items: readonly CatalogueItem[], longer: readonly CatalogueItem[]): NamedItems {
  const bySalt = items.every((item) => {
    const salt = saltKey(saltsOf(item.composition)[0] ?? '')
    return salt !== undefined && key.startsWith(salt)
  })
  const words = items.find((item) => item.key === key)?.words ?? [key]
  return { key, words, items, longer, via: bySalt ? 'salt' : 'brand' }
}
