import { expect, test } from 'vitest'
import { decodeLine } from './decode-line.ts'
import { writableLetters } from './line-likelihoods.ts'

const letters = writableLetters(['', ...Array.from('SOIlVLTab.01258mgDorxZ'), ' '])
const classes = letters.length + 1

/** A column of the model for each entry: what it may be, and how likely; where nothing is given, nothing is written. */
type Column = Partial<Record<string, number>>

const column = (character: string): Column[] => [{ [character]: 0.99 }, {}]

/** `gaps` are stretches of paper in pixels; each of the model's columns is eight of them wide. */
function decode(columns: readonly Column[], gaps: readonly (readonly [from: number, to: number])[]) {
  const data = new Float32Array(columns.length * classes)
  for (const [step, seen] of columns.entries()) {
    const row = step * classes
    data[row] = 1 - Object.values(seen).reduce((sum: number, value = 0) => sum + value, 0)
    for (const { index, character } of letters) data[row + index] = seen[character] ?? 0
  }
  const blank = Array.from({ length: columns.length * 8 }, (_, x) =>
    gaps.some(([from, to]) => x >= from && x < to),
  )
  return decodeLine({ data, steps: columns.length, classes }, letters, blank, 8).text
}

test.each([
  [
    'a five that a hand writes like an S',
    [{ S: 0.9, '5': 0.05 }, {}, ...column('0'), ...column('m'), ...column('g')],
    '50mg',
  ],
  ['a nought like an O', [...column('2'), { O: 0.8, '0': 0.1 }, {}], '20'],
  [
    'a word that may be a number, where a digit was seen',
    [
      ...column('T'),
      ...column('a'),
      ...column('b'),
      { ' ': 0.9 },
      { S: 0.9, '5': 0.06 },
      {},
      { O: 0.9, '0': 0.05 },
    ],
    'Tab 50',
  ],
] as const)('%s is a digit of the number', (_, columns, text) => {
  expect(decode(columns, [[42, 52]])).toBe(text)
})

const two = (capital: number): Column[] => [{ '2': 0.7, Z: capital }, {}]
const nought: Column[] = [{ '0': 0.9, O: 0.02 }, {}]
const [tee, em, gee] = [column('T'), column('m'), column('g')]

test.each([
  ['begins a name', [...two(0.25), ...nought, ...em, ...em], 'ZOmm'],
  ['goes on in capitals', [...tee, ...two(0.03), ...nought], 'TZO'],
])('a two that %s is the Z that the model sees, too', (_, columns, text) => {
  expect(decode(columns, [])).toBe(text)
})

test.each([
  ['no Z was seen in it', [...tee, ...two(0.002), ...nought], 'T20'],
  ['a unit follows', [...two(0.25), ...em, ...gee], '2mg'],
  ['it stands behind small letters', [...em, ...two(0.25)], 'm2'],
])('a two stays one where %s', (_, columns, text) => {
  expect(decode(columns, [])).toBe(text)
})

test.each([
  ['no digit was seen in it', [{ S: 0.99 }, {}, ...column('0')], 'S0'],
  ['it may be one digit as well as another', [{ S: 0.9, '5': 0.04, '8': 0.03 }, {}, ...column('0')], 'S0'],
  ['it stands in a word', [...column('D'), ...column('o'), { S: 0.9, '5': 0.08 }], 'DoS'],
  [
    'it is a word of its own',
    [...column('T'), ...column('a'), ...column('b'), { ' ': 0.9 }, ...column('S'), { O: 0.98, '0': 0.008 }],
    'Tab SO',
  ],
] as const)('a letter stays one where %s', (_, columns, text) => {
  expect(decode(columns, [[42, 52]])).toBe(text)
})

test('a narrow gap parts words where the model sees a space in it', () => {
  expect(decode([...column('T'), { ' ': 0.3 }, ...column('L')], [[16, 22]])).toBe('T L')
  expect(decode([...column('T'), {}, ...column('L')], [[16, 22]])).toBe('TL')
})

test('the gap beside a thin letter parts nothing where the model sees no space', () => {
  const thin = (width: number) =>
    decode(
      [...column('l'), ...column('l')],
      [
        [2, 5],
        [8, 8 + width],
        [26, 29],
      ],
    )
  expect(thin(9)).toBe('ll')
  expect(thin(13)).toBe('l l')
})
