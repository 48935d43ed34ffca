import { expect, test } from 'vitest'
import { DISC, discPlaces } from './disc-places.ts'

const A4 = { width: 210, height: 297 }
const line = (y: number, x = 0.2, width = 0.5) => ({ x, y, width, height: 0.02 })
const before = { end: 'first', lane: 0 }
const further = { end: 'first', lane: 1 }
const after = { end: 'last', lane: 0 }

/** Where they stand, and how high they may be on a page that is so many rem wide. */
const placed = (boxes: Parameters<typeof discPlaces>[0], pageWidth = 17.5) =>
  discPlaces(boxes, A4).map(({ room, ...place }) => ({ place, rem: (room * pageWidth * 297) / 210 }))
const places = (boxes: Parameters<typeof discPlaces>[0]) => placed(boxes).map(({ place }) => place)

test('numbers of lines with room between them stand where the words begin, as whole discs', () => {
  for (const { place, rem } of placed([line(0.2), line(0.3), line(0.4)])) {
    expect(place).toEqual(before)
    expect(rem).toBeGreaterThan(DISC.size)
  }
})

test('numbers of close lines stand where the words begin, as flat as it takes to cover none', () => {
  const close = placed([line(0.3), line(0.34), line(0.385)])
  expect(close.map(({ place }) => place)).toEqual([before, before, before])
  expect(close.map(({ rem }) => rem)).toEqual([0.99, 0.99, 1.11375].map((rem) => expect.closeTo(rem)))
})

test('numbers of very close lines stand in turn further out', () => {
  expect(places([line(0.3), line(0.325), line(0.35), line(0.375)])).toEqual([
    before,
    further,
    before,
    further,
  ])
})

test('where the page ends before, they stand in turn before and after the words', () => {
  const close = [0.3, 0.325, 0.35, 0.375].map((y) => line(y, 0.07))
  expect(places(close)).toEqual([before, after, before, after])
})

test('words as wide as the page have their numbers on them, whatever they cover', () => {
  expect(places([line(0.3, 0, 1), line(0.31, 0, 1)])).toEqual([before, before])
})

test('lines one beside the other keep their numbers at their words', () => {
  expect(places([line(0.3, 0.1, 0.3), line(0.3, 0.6, 0.3)])).toEqual([before, before])
})

test('two numbers for one place stand one beside the other', () => {
  expect(places([line(0.3), line(0.3)])).toEqual([before, further])
})
