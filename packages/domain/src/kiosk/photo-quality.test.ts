import { expect, test } from 'vitest'
import { findPhotoFault, type Frame } from './photo-quality.ts'

const WIDTH = 320
const HEIGHT = 240

/** A page with rows of strokes on a table: `fill` is the page's share of each side, light a factor, soft a radius. */
const photo = ({ fill = 0.8, light = 1, soft = 0, table = 80 } = {}): Frame => {
  const inside = (at: number, of: number) => Math.abs(at - of / 2) <= (of * fill) / 2
  const grey = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const x = at % WIDTH
    const y = Math.floor(at / WIDTH)
    if (!inside(x, WIDTH) || !inside(y, HEIGHT)) return table
    return y % 12 < 6 && x % 5 === 0 && x % 60 > 8 ? 60 : 235
  })
  const soften = (values: Float32Array, stride: number) =>
    values.map((value, at) => {
      let sum = 0
      for (let by = -soft; by <= soft; by += 1) sum += values[at + by * stride] ?? value
      return sum / (2 * soft + 1)
    })
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  soften(soften(grey, 1), WIDTH).forEach((value, at) => data.fill(value * light, at * 4, at * 4 + 3))
  return { data, width: WIDTH, height: HEIGHT }
}

test.each([
  ['a sharp page', {}, undefined],
  ['a page that fills the picture', { fill: 1 }, undefined],
  ['a page in half the light', { light: 0.6 }, undefined],
  ['a page on a white table', { table: 225 }, undefined],
  ['a page in the dark', { light: 0.3 }, 'too_dark'],
  ['a dark and blurred page', { light: 0.3, soft: 12 }, 'too_dark'],
  ['a page far away', { fill: 0.35 }, 'too_far'],
  ['a page out of focus', { soft: 12 }, 'blurred'],
] as const)('%s: %j is %s', (_, how, fault) => {
  expect(findPhotoFault(photo(how))).toBe(fault)
})

test('an empty picture is too dark, and nothing worse', () => {
  expect(findPhotoFault({ data: [], width: 0, height: 0 })).toBe('too_dark')
})
