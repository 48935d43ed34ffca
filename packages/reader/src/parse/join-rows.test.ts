import { expect, test } from 'vitest'
import { joinRows } from './join-rows.ts'

const line = (text: string, x: number, y: number, width = 200) => ({
  text,
  confidence: 0.9,
  x,
  y,
  width,
  height: 30,
})

test('a medicine and its directions on one row are one line, from left to right', () => {
  const rows = joinRows([
    line('1-0-1', 600, 102),
    line('Tab Dolo 650', 100, 100),
    line('Tab Pan 40', 100, 160),
  ])
  expect(rows.map(({ text }) => text)).toEqual(['Tab Dolo 650  1-0-1', 'Tab Pan 40'])
})

test('a tilted row stays one line', () => {
  const rows = joinRows([line('Tab Dolo 650', 100, 100), line('1-0-1', 400, 108), line('x 5 days', 900, 120)])
  expect(rows.map(({ text }) => text)).toEqual(['Tab Dolo 650  1-0-1  x 5 days'])
})

test('the box of a row holds all its parts', () => {
  expect(joinRows([line('a', 100, 104), line('b', 400, 100)])[0]).toMatchObject({
    x: 100,
    y: 100,
    width: 500,
    height: 34,
  })
})

test('lines under each other stay apart', () => {
  expect(joinRows([line('a', 100, 100), line('b', 100, 135)])).toHaveLength(2)
})

test('on a page that lies askew directions follow the medicine that they stand beside, not the one they are as high as', () => {
  const slope = 0.15
  const at = (text: string, x: number, row: number, width: number) => ({
    ...line(text, x, 100 + 50 * row + slope * x, width),
    height: 30 + slope * width,
    slope,
  })
  const rows = joinRows([
    at('Tab Dolo 650', 100, 0, 200),
    at('1-0-1 after food', 500, 0, 250),
    at('Tab Pan 40', 100, 1, 180),
    at('OD', 500, 1, 40),
    at('Cap Omez 20', 100, 2, 190),
    at('HS', 500, 2, 40),
  ])
  expect(rows.map(({ text }) => text)).toEqual([
    'Tab Dolo 650  1-0-1 after food',
    'Tab Pan 40  OD',
    'Cap Omez 20  HS',
  ])
})
