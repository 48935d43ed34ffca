import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutNotes } from './without-notes.ts'

type Kind = Parameters<typeof withoutNotes>[1]

/** As it comes in over a connection: in pieces that end anywhere. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const strip = async (bytes: Buffer, kind: Kind, size = 1000): Promise<Buffer> => {
  const stored: Uint8Array[] = []
  for await (const piece of withoutNotes(inPieces(bytes, size), kind)) stored.push(piece)
  return Buffer.concat(stored)
}

const picture = sharp({
  create: {
    width: 240,
    height: 120,
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
  test.each([1, 7, 1000, 1_000_000])(
    'that comes in by pieces of %i bytes loses where, when and by what it was taken, and nothing of the picture',
    async (size) => {
      const bytes = await photo(1).toFormat(kind).toBuffer()
      expect(bytes.toString('latin1')).toContain('Telephone of Asha')
      const stripped = await strip(bytes, kind, size)
      expect(stripped.toString('latin1')).not.toMatch(/Telephone|at home|Exif/)
      const { exif, xmp, iptc, comments } = await sharp(stripped).metadata()
      expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
      expect(await pixels(stripped)).toEqual(await pixels(bytes))
    },
  )

  test('without notes stays as it was', async () => {
    const bytes = await picture.clone().toFormat(kind).toBuffer()
    expect(Buffer.compare(await strip(bytes, kind), bytes)).toBe(0)
  })

  test('that is cut off anywhere never falls over', async () => {
    const bytes = await photo(6).toFormat(kind).toBuffer()
    for (let length = 0; length < 700; length += 1)
      expect((await strip(bytes.subarray(0, length), kind)).length).toBeLessThanOrEqual(length)
  })
})

test.each([3, 6, 8])('a photo that is to be turned (%i) still says so', async (orientation) => {
  const stripped = await strip(await photo(orientation).jpeg().toBuffer(), 'jpeg')
  expect((await sharp(stripped).metadata()).orientation).toBe(orientation)
  expect(stripped.toString('latin1')).not.toContain('Telephone')
})

test('a second picture behind the end, as telephones hang it there, goes with its own notes', async () => {
  const first = await picture.clone().jpeg({ progressive: true }).toBuffer()
  const stripped = await strip(Buffer.concat([first, await photo(1).jpeg().toBuffer()]), 'jpeg')
  expect(Buffer.compare(stripped, first)).toBe(0)
})

test('a colour profile stays, since the picture would look wrong without it', async () => {
  const bytes = await photo(1).withIccProfile('p3').jpeg().toBuffer()
  const { icc, exif } = await sharp(await strip(bytes, 'jpeg')).metadata()
  expect([icc === undefined, exif]).toEqual([false, undefined])
})

test('what hangs on behind the end of a PNG is no part of it', async () => {
  const bytes = Buffer.concat([await picture.clone().png().toBuffer(), Buffer.from('<script>')])
  expect((await strip(bytes, 'png')).toString('latin1')).not.toContain('<script>')
})

test('a file that only begins like a photo goes on as it is', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xdb]), Buffer.from('not a photo at all')])
  expect(Buffer.compare(await strip(bytes, 'jpeg'), bytes)).toBe(0)
})

test('a PDF is left alone', async () => {
  const bytes = Buffer.from('%PDF-1.7 with what it says of itself')
  expect(Buffer.compare(await strip(bytes, 'pdf'), bytes)).toBe(0)
})
