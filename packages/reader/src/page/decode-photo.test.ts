import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { decodePhoto } from './decode-photo.ts'
import { flattenLight } from './flatten-light.ts'
import type { Gray, Raster } from './raster.ts'
import { turn } from './turn.ts'

/** A gray page, darker towards the bottom, with a black mark at its top left. */
const WIDTH = 240
const HEIGHT = 320
const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
  const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)]
  return x >= 20 && x < 60 && y >= 20 && y < 30 ? 0 : 220 - Math.round(y / 4)
})
const page = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

const at = ({ data, width, height }: Raster | Gray, x: number, y: number) =>
  data[(y * width + x) * (data.length / (width * height))] ?? NaN

test.each([
  ['RGB', (photo: Sharp) => photo.png()],
  ['8-bit gray', (photo: Sharp) => photo.toColourspace('b-w').png()],
  ['16-bit gray', (photo: Sharp) => photo.toColourspace('grey16').png()],
  ['a palette', (photo: Sharp) => photo.png({ palette: true })],
  ['JPEG', (photo: Sharp) => photo.jpeg({ quality: 95 })],
  ['CMYK', (photo: Sharp) => photo.toColourspace('cmyk').jpeg({ quality: 95 })],
])('a page saved as %s has three bytes a pixel and looks the same', async (_, save) => {
  const decoded = await decodePhoto(await save(page()).toBuffer())
  expect({ ...decoded, data: decoded.data.length }).toEqual({
    width: WIDTH,
    height: HEIGHT,
    data: pixels.length,
  })
  expect(at(decoded, 40, 25)).toBeLessThan(60)
  expect(at(decoded, 200, 25)).toBeGreaterThan(180)
})

test('what is transparent is white paper', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect(at(await decodePhoto(clear), 4, 4)).toBe(255)
})

test('the EXIF tag turns a photo upright', async () => {
  const sideways = await page().rotate(90).withMetadata({ orientation: 8 }).png().toBuffer()
  const decoded = await decodePhoto(sideways)
  expect([decoded.width, decoded.height]).toEqual([WIDTH, HEIGHT])
  expect(at(decoded, 40, 25)).toBeLessThan(60)
})

test('a large photo is made smaller, a small one stays', async () => {
  const large = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await decodePhoto(large)).toMatchObject({ width: 1800, height: 450 })
})

test('even paper comes out of uneven light, and ink stays dark', async () => {
  const flat = await flattenLight(await decodePhoto(await page().png().toBuffer()))
  expect(Math.abs(at(flat, 200, 20) - at(flat, 200, 300))).toBeLessThan(12)
  expect(at(flat, 200, 300)).toBeGreaterThan(225)
  expect(at(flat, 40, 25)).toBeLessThan(90)
})

test.each([90, 180, 270] as const)('turning by %d degrees is what an image library does', async (by) => {
  const raster = await decodePhoto(await page().png().toBuffer())
  const { data, info } = await page().rotate(by).raw().toBuffer({ resolveWithObject: true })
  const turned = turn(raster, by)
  expect([turned.width, turned.height]).toEqual([info.width, info.height])
  expect(Buffer.from(turned.data).equals(data)).toBe(true)
})
