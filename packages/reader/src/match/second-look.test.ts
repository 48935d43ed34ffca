import { expect, test } from 'vitest'
import type { Column } from '../page/text-line.ts'
import { joinRows } from '../parse/join-rows.ts'
import { likelihoodOf } from './likelihood-of.ts'
import { matchRows } from './match-rows.ts'
import { createMatcher } from './matcher.ts'

/** What the model saw, column by column: each letter alone, or what it wavers between, `_` for nothing. */
const columnsFor = (...seen: (string | Record<string, number>)[]): Column[] =>
  seen
    .flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => ({ [letter]: 0.99 })) : [part],
    )
    .flatMap((column) => [
      { letters: Object.keys(column).join(''), likelihoods: Object.values(column) },
      { letters: '', likelihoods: [] },
    ])

test('the likelihood of a text is that of all ways to write it', () => {
  const columns: Column[] = [
    { letters: 'a', likelihoods: [0.6] },
    { letters: 'ab', likelihoods: [0.5, 0.3] },
  ]
  // aa, a- and -a say "a"; nothing else says "ab" or nothing.
  expect(Math.exp(likelihoodOf(columns, 'a'))).toBeCloseTo(0.6 * 0.5 + 0.6 * 0.2 + 0.4 * 0.5)
  expect(Math.exp(likelihoodOf(columns, 'ab'))).toBeCloseTo(0.6 * 0.3)
  expect(Math.exp(likelihoodOf(columns, ''))).toBeCloseTo(0.4 * 0.2)
})

test('the same letter twice needs a gap between', () => {
  const a = { letters: 'a', likelihoods: [0.9] }
  expect(likelihoodOf([a, { letters: '', likelihoods: [] }, a], 'aa')).toBeCloseTo(Math.log(0.81))
  expect(likelihoodOf([a, a], 'aa')).toBe(-Infinity)
})

const matcher = createMatcher({
  aliases: [],
  medicines: ['Rivotril', 'Telma', 'Telmi'].map((brand) => ({
    id: brand,
    name: `${brand} 40 Tablet`,
    brand,
    form: 'tablet',
    strength: '40mg',
    composition: 'clonazepam 40mg',
    unitsPerPack: 10,
  })),
})

function read(text: string, columns: Column[]) {
  const rows = joinRows([{ text, confidence: 0.95, x: 100, y: 100, width: 500, height: 40, columns }])
  const { medicines } = matchRows([{ page: 1, width: 1000, height: 2000, rows }], matcher)
  return medicines.map(({ medicineId, source }) => [medicineId, source.tier, source.text])
}

test('a letter that the model nearly saw is there if that makes a name; what is shown is what was read', () => {
  const columns = columnsFor('tabrivot', { r: 0.3 }, 'il40')
  expect(read('Tab Rivotil 40', columns)).toEqual([['Rivotril', 'sure', 'Tab Rivotil 40']])
})

test('a letter that it did not see is not', () => {
  const columns = columnsFor('tabrivot', { r: 0.004 }, 'il40')
  expect(read('Tab Rivotil 40', columns)).toMatchObject([['Rivotril', 'check', 'Tab Rivotil 40']])
})

test('where the picture says two names about as well, somebody has to look', () => {
  const wavering = columnsFor('tabtelm', { a: 0.3, i: 0.2 }, '40')
  expect(read('Tab Telm 40', wavering)).toMatchObject([['Telma', 'check', 'Tab Telm 40']])
  const clearer = columnsFor('tabtelm', { a: 0.3, i: 0.004 }, '40')
  expect(read('Tab Telm 40', clearer)).toMatchObject([['Telma', 'sure', 'Tab Telm 40']])
})

test.each(['Telma-D', 'Telma D'])('the short word of %s is not read away, however faint', (name) => {
  const faint = columnsFor('tabtelma', { d: 0.6 }, '40')
  expect(read(`Tab ${name} 40`, faint)).toMatchObject([['Telma', 'check', `Tab ${name} 40`]])
})
