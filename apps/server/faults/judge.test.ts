import { expect, test } from 'vitest'
import { judge, type Kept } from './judge.ts'
import { nothingTold, type Told } from './told.ts'

const BEFORE = new Map([['M1', 10]])

const told = (change: Partial<Told>): Told => ({
  ...nothingTold(),
  placed: new Map([['key-1', new Set(['A'])]]),
  ...change,
})
const kept = (change: Partial<Kept>): Kept => ({
  orders: [{ id: 'A', cancelled: false }],
  lines: [{ orderId: 'A', medicineId: 'M1', quantity: 3 }],
  stock: new Map([['M1', 7]]),
  ...change,
})
const broken = (was: Told, is: Kept): string[] =>
  judge(was, is, BEFORE)
    .filter((finding) => finding.broken > 0)
    .map(({ promise }) => promise)

test('what was told and what is kept agree', () => {
  expect(broken(told({}), kept({}))).toEqual([])
})

test('packs of a cancelled order are back on the shelf', () => {
  const orders = [{ id: 'A', cancelled: true }]
  expect(broken(told({ cancelled: new Set(['A']) }), kept({ orders, stock: new Map([['M1', 10]]) }))).toEqual(
    [],
  )
})

test.each<[string, Told, Kept, string[]]>([
  [
    'an acknowledged order that is gone with its packs given back',
    told({}),
    kept({ orders: [], lines: [], stock: new Map([['M1', 10]]) }),
    ['acknowledged orders are there'],
  ],
  [
    'a key that made two orders',
    told({ placed: new Map([['key-1', new Set(['A', 'B'])]]) }),
    kept({
      orders: [
        { id: 'A', cancelled: false },
        { id: 'B', cancelled: false },
      ],
      lines: [
        { orderId: 'A', medicineId: 'M1', quantity: 3 },
        { orderId: 'B', medicineId: 'M1', quantity: 3 },
      ],
      stock: new Map([['M1', 4]]),
    }),
    ['a key makes one order'],
  ],
  [
    'an order that nobody was told of',
    told({ placed: new Map() }),
    kept({}),
    ['there is no order that nobody was told of'],
  ],
  [
    'an order that lost its lines and its packs',
    told({}),
    kept({ lines: [] }),
    ['an order has its lines', 'stock + sold - cancelled is constant (packs)'],
  ],
  [
    'a key that stayed in doubt',
    told({ unresolved: new Set(['key-2']) }),
    kept({}),
    ['repeating the key resolves an unknown outcome'],
  ],
  [
    'a cancellation that was undone',
    told({ cancelled: new Set(['A']) }),
    kept({}),
    ['a cancelled order stays cancelled'],
  ],
  [
    'packs that were sold twice',
    told({}),
    kept({ stock: new Map([['M1', 8]]) }),
    ['stock + sold - cancelled is constant (packs)'],
  ],
  [
    'an acknowledged order that could not be looked at',
    told({ vanished: new Set(['A']) }),
    kept({}),
    ['acknowledged orders are found when they are asked for'],
  ],
  ['an answer of 500', told({ faults: ['500'] }), kept({}), ['a fault is never answered with 500']],
])('the judge sees %s', (_, was, is, findings) => {
  expect(broken(was, is)).toEqual(findings)
})
