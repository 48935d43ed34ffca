import { expect, test } from 'vitest'
import { loadKnowledge } from '../testing/load-catalogue.ts'
import { joinRows } from '../parse/join-rows.ts'
import { matchRows } from './match-rows.ts'
import { createMatcher } from './matcher.ts'

const knowledge = await loadKnowledge(new URL('../../test-data/', import.meta.url))
const nameOf = new Map(knowledge.medicines.map(({ id, name }) => [id, name]))
const matcher = createMatcher(knowledge)

const pagesOf = (...pages: string[][]) =>
  pages.map((texts, index) => ({
    page: index + 1,
    width: 1000,
    height: 2000,
    rows: joinRows(
      texts.map((text, row) => ({
        text,
        confidence: 0.9,
        x: 100,
        y: 100 * (row + 1),
        width: 500,
        height: 40,
      })),
    ),
  }))

function read(...pages: string[][]) {
  const { medicines, unmatched } = matchRows(pagesOf(...pages), matcher)
  return { medicines, names: medicines.map((one) => nameOf.get(one.medicineId)), unmatched }
}

test('the medicines of a page are found, its letterhead, vitals and advice are not', () => {
  const { names, unmatched } = read([
    'Dr. Meena Nair  Shree Polyclinic',
    'Name: Anil Iyer  Age/Sex: 63 / F  Date: 14/01/2026',
    'BP 115/92  Pulse 74  Wt 75 kg',
    'Rx',
    '1) Tab Dolo 650  1-0-1 x 5 days',
    '(paracetamol 650mg)',
    '2) Cap Pan-D  1-0-0 before food',
    'Adv: Plenty of oral fluids',
    'Review after 1 week',
  ])
  expect(names).toEqual(['Dolo 650 Tablet', 'Pan-D Capsule'])
  expect(unmatched).toEqual([])
})

test.each(['Tab Qwyxorbin 40 OD', '2) Vzzkalep 1-0-1 x 5 days', 'Hjrrkqum 250mg BD'])(
  '"%s" looks like a medicine and is told as unmatched with its place',
  (line) => {
    const { medicines, unmatched } = read(['Rx', line])
    expect(medicines).toEqual([])
    expect(unmatched).toEqual([{ text: line, page: 1, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.02 } }])
  },
)

test('a medicine says where it was read', () => {
  const { medicines } = read(['Tab Pan 40 OD'], ['Tab Dolo 650 BD'])
  expect(medicines[1]?.source).toEqual({
    page: 2,
    box: { x: 0.1, y: 0.05, width: 0.5, height: 0.02 },
    text: 'Tab Dolo 650 BD',
    confidence: 0.9,
    tier: 'sure',
  })
})

test('directions on the line below belong to the medicine above', () => {
  const { medicines } = read([
    'Rx',
    '1) Tab Dolo 650',
    '1-0-1 after food x 5 days',
    '2) Cap Pan-D',
    '3) Tab Telma 40',
    'OD',
  ])
  expect(medicines.map(({ dosage }) => dosage?.text)).toEqual(['1-0-1 after food x 5 days', undefined, 'OD'])
})

test('an OD after the name is part of it where the line below says how often, and both are offered', () => {
  const tablet = { form: 'tablet', unitsPerPack: 10 }
  const medicines = [
    {
      ...tablet,
      id: 'plain',
      name: 'Doxinate Tablet',
      brand: 'Doxinate',
      strength: '10mg',
      composition: 'a 10mg',
    },
    {
      ...tablet,
      id: 'od',
      name: 'Doxinate OD Tablet',
      brand: 'Doxinate OD',
      strength: '20mg',
      composition: 'a 20mg',
    },
  ]
  const both = createMatcher({ medicines, aliases: [] })
  const found = (below: string) => matchRows(pagesOf(['Rx', 'Tab. DOXINATE OD', below]), both).medicines
  expect(found('0-0-1 before food')).toMatchObject([
    { candidates: ['od', 'plain'], source: { tier: 'check' }, dosage: { text: '0-0-1 before food' } },
  ])
  // nothing but OD says how often: then that is what it may be
  expect(found('before food')).toMatchObject([{ source: { tier: 'check' }, dosage: { frequency: 'od' } }])
})

test('a medicine written twice is one, with the surer reading and the dosage that was found', () => {
  const { medicines } = read(['Tab Dola 650  1-0-1 x 5 days', 'Tab Pan 40 OD'], ['Tab Dolo 650'])
  expect(medicines).toHaveLength(2)
  expect(medicines[0]).toMatchObject({ source: { tier: 'sure', page: 2 }, dosage: { days: 5 } })
})

test('two strengths of one brand stay two', () => {
  expect(read(['Tab Telma 40 OD', 'Tab Telma 80 OD']).names).toEqual(['Telma 40 Tablet', 'Telma 80 Tablet'])
})
