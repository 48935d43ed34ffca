import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const picture = sharp({
  create: {
    width: 40,
    height: 20,
    channels: 3,
    background: '#c81e1e',
    noise: { type: 'gaussian', mean: 120, sigma: 40 },
  },
})
const EXIF = {
  IFD0: { Make: 'Telephone of Asha', Model: 'A15', ImageDescription: 'at home' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '28/1 37/1 18/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 12/1 43/1',
  },
}
const photo = (orientation: number) => picture.clone().withMetadata({ orientation }).withExifMerge(EXIF)
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

describe.each(['jpeg', 'png'] as const)('a photo as %s', (kind) => {
  test('loses where, when and by what it was taken, and nothing of the picture', async () => {
    const bytes = await photo(1).toFormat(kind).toBuffer()
    expect(bytes.toString('latin1')).toContain('Telephone of Asha')
    const stripped = stripMetadata(bytes, kind)
    expect(stripped.length).toBeLessThan(bytes.length)
    expect(Buffer.from(stripped).toString('latin1')).not.toMatch(/Telephone|at home|Exif/)
    const { exif, xmp, iptc, comments } = await sharp(stripped).metadata()
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(await pixels(stripped)).toEqual(await pixels(bytes))
  })

  test('without notes stays as it was', async () => {
    const bytes = await picture.clone().toFormat(kind).toBuffer()
    expect(Buffer.compare(stripMetadata(bytes, kind), bytes)).toBe(0)
  })

  test('that is cut off anywhere never falls over', async () => {
    const bytes = await photo(6).toFormat(kind).toBuffer()
    for (let length = 0; length < Math.min(bytes.length, 700); length += 1) {
      const cut = bytes.subarray(0, length)
      expect(stripMetadata(cut, kind).length).toBeLessThanOrEqual(length)
    }
  })
})

test.each([3, 6, 8])('a photo that is to be turned (%i) still says so', async (orientation) => {
  const stripped = stripMetadata(await photo(orientation).jpeg().toBuffer(), 'jpeg')
  expect((await sharp(stripped).metadata()).orientation).toBe(orientation)
  expect(Buffer.from(stripped).toString('latin1')).not.toContain('Telephone')
})

test('a second picture behind the end, as telephones hang it there, goes with its own notes', async () => {
  const first = await picture.clone().jpeg({ progressive: true }).toBuffer()
  const stripped = stripMetadata(Buffer.concat([first, await photo(1).jpeg().toBuffer()]), 'jpeg')
  expect(Buffer.compare(stripped, first)).toBe(0)
})

test('a colour profile stays, since the picture would look wrong without it', async () => {
  const bytes = await photo(1).withIccProfile('p3').jpeg().toBuffer()
  const { icc, exif } = await sharp(stripMetadata(bytes, 'jpeg')).metadata()
  expect([icc === undefined, exif]).toEqual([false, undefined])
})

test('what hangs on behind the end of a PNG is no part of it', async () => {
  const bytes = Buffer.concat([await picture.clone().png().toBuffer(), Buffer.from('<script>')])
  expect(Buffer.from(stripMetadata(bytes, 'png')).toString('latin1')).not.toContain('<script>')
})

test('a PDF is left alone', () => {
  const bytes = new Uint8Array([1, 2, 3])
  expect(stripMetadata(bytes, 'pdf')).toBe(bytes)
})
