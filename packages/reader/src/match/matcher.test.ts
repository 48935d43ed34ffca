import { expect, test } from 'vitest'
import { parseLine } from '../parse/parse-line.ts'
import type { KnownMedicine } from '../reading.ts'
import { loadKnowledge } from '../testing/load-catalogue.ts'
import { seededRandom } from '../testing/random.ts'
import { isWritable, writeMedicine } from '../testing/written-medicine.ts'
import { createMatcher } from './matcher.ts'

const knowledge = await loadKnowledge(new URL('../../test-data/', import.meta.url))
const nameOf = new Map(knowledge.medicines.map(({ id, name }) => [id, name]))
const matcher = createMatcher(knowledge)

const match = (text: string, matches = matcher) => matches(parseLine(text), 1, true)
const best = (text: string) => nameOf.get(match(text)?.candidates[0] ?? '')

test.each([
  ['Tab. Dolo 650 1-0-1', 'Dolo 650 Tablet'],
  ['T. Augmentin 625 Duo BD', 'Augmentin 625 Duo Tablet'],
  ['TAB TELMA-H 40 OD', 'Telma-H 40 Tablet'],
  ['Tab Telma 40 OD', 'Telma 40 Tablet'],
  ['Cap Pan-D BBF', 'Pan-D Capsule'],
])('%s is surely %s', (line, name) => {
  expect(best(line)).toBe(name)
  expect(match(line)?.tier).toBe('sure')
})

test('digits that OCR put for letters do not make a brand unsure', () => {
  expect(match('Tab D0lo 650 OD')).toMatchObject({ tier: 'sure' })
})

test.each([
  ['a slip in the brand', 'Tab Dola 650 BD'],
  ['a strength that the brand does not have', 'Tab Dolo 850 BD'],
  ['no strength where the brand has several', 'Tab Telma OD'],
  ['a small number that may be the dose', 'T. Amaryl 1 OD'],
  ['a strength with a letter among its digits', 'Tab Dolo 6S0 BD'],
  ['the name of a salt', 'Tab Paracetamol 650 SOS'],
  ['a form that the brand does not have', 'Inj Dolo 650 BD'],
])('%s is matched, to be checked', (_, line) => {
  expect(match(line)).toMatchObject({ tier: 'check' })
})

test('the strength on the paper picks the product among those of the brand', () => {
  expect(best('Tab Telma 80 OD')).toBe('Telma 80 Tablet')
  expect(best('Tab Telma 20 OD')).toBe('Telma 20 Tablet')
})

test.each([
  ['Tab Ecosprin AV 75 HS', 'Ecosprin-AV 75 Capsule'],
  ['T Glycomet GP2 1-0-1', 'Glycomet-GP'],
])('%s is not taken for the plain brand', (line, name) => {
  expect(best(line)).toContain(name)
  expect(match(line)?.tier).toBe('check')
})

test.each([
  ['Tab Novamox 125mg BD', 'Novamox 125 Tablet DT'],
  ['Susp Azithral 10 ml OD', 'Azithral 100 Liquid Suspension'],
])('%s answers to the bare brand of %s', (line, name) => {
  expect(best(line)).toBe(name)
})

test('another name of a salt finds the salt', () => {
  const acetaminophen = match('Tab Acetaminophen 650 SOS')
  expect(acetaminophen?.tier).toBe('check')
  const compositions = acetaminophen?.candidates.map(
    (id) => knowledge.medicines.find((one) => one.id === id)?.composition,
  )
  expect(compositions?.[0]).toBe('paracetamol 650mg')
})

test('candidates come best first, each once, at most six', () => {
  const candidates = match('Tab Telma OD')?.candidates ?? []
  expect(candidates.length).toBeGreaterThan(1)
  expect(candidates.length).toBeLessThanOrEqual(6)
  expect(new Set(candidates).size).toBe(candidates.length)
})

test.each([
  'Plenty of oral fluids',
  'Sunday closed',
  'Anil Iyer',
  'Thank you',
  '1-0-1 x 5 days',
  '(paracetamol 650mg)',
  'Rx',
])('"%s" matches nothing', (line) => {
  expect(match(line)).toBeUndefined()
})

test('a brand that the catalogue does not have is never surely another one', () => {
  const random = seededRandom(7)
  const brands = new Set(knowledge.medicines.filter(isWritable).map(({ brand }) => brand))
  brands.delete('Jan Aushadhi')
  const wrong: string[] = []
  for (const brand of brands) {
    const isGone = (medicine: KnownMedicine) => medicine.brand === brand
    const without = createMatcher({
      ...knowledge,
      medicines: knowledge.medicines.filter((one) => !isGone(one)),
    })
    for (const medicine of knowledge.medicines.filter((one) => isGone(one) && isWritable(one))) {
      const { text, directions, bySalt } = writeMedicine(random, medicine)
      const found = bySalt ? undefined : match(`${text}  ${directions}`, without)
      if (found?.tier === 'sure') wrong.push(`${text} -> ${nameOf.get(found.candidates[0] ?? '')}`)
    }
  }
  expect(brands.size).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('an empty catalogue matches nothing and breaks nothing', () => {
  expect(match('Tab Dolo 650', createMatcher({ medicines: [], aliases: [] }))).toBeUndefined()
})
