import { expect, test } from 'vitest'
import { discLanes } from './disc-lanes.ts'

const A4 = { width: 210, height: 297 }
const line = (y: number, x = 0.2) => ({ x, y, width: 0.5, height: 0.02 })

test('numbers of lines with room between them stand where the words begin', () => {
  expect(discLanes([line(0.2), line(0.3), line(0.4)], A4)).toEqual([0, 0, 0])
})

test('numbers of close lines stand in turn further out, so that none covers another', () => {
  expect(discLanes([line(0.3), line(0.335), line(0.37), line(0.405)], A4)).toEqual([0, 1, 0, 1])
})

test('lines one beside the other keep their numbers at their words', () => {
  expect(discLanes([line(0.3, 0.1), line(0.3, 0.6)], A4)).toEqual([0, 0])
})

test('two numbers for one place stand one beside the other', () => {
  expect(discLanes([line(0.3), line(0.3)], A4)).toEqual([0, 1])
})
