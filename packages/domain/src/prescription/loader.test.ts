import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOADER, loaderStage, nextProgress } from './loader.ts'

test('the loader ticks every 600 ms, by up to 8 points, up to 85, and shows success for 2 s', () => {
  expect(LOADER).toEqual({ tickMs: 600, maxStep: 8, cap: 85, analyzingAbove: 30, successDelayMs: 2000 })
})

test.each([
  [0, 1, 8],
  [0, 0.5, 4],
  [10, 0, 10],
  [84, 1, 85],
  [85, 1, 85],
])('from %d, a tick of %d leads to %d', (progress, random, expected) => {
  expect(nextProgress(progress, random)).toBe(expected)
})

test.each([
  [0, 'scanning'],
  [30, 'scanning'],
  [31, 'analyzing'],
  [84, 'analyzing'],
  [85, 'completing'],
  [100, 'completing'],
])('at %d percent it is %s', (progress, stage) => {
  expect(loaderStage(progress)).toBe(stage)
})

test('progress never goes back and never passes 85 by itself', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(random), (ticks) => {
      let progress = 0
      for (const tick of ticks) {
        const next = nextProgress(progress, tick)
        expect(next).toBeGreaterThanOrEqual(progress)
        expect(next).toBeLessThanOrEqual(85)
        progress = next
      }
    }),
  )
})
