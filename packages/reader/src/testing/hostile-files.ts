import { crc32, deflateSync } from 'node:zlib'
import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import sharp from 'sharp'

/** Files that people and attackers send, and how each must end. */
export async function hostileFiles(): Promise<{ name: string; bytes: Uint8Array; reason: ReadFailure }[]> {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return [
    { name: 'nothing at all', bytes: new Uint8Array(), reason: 'empty' },
    {
      name: 'a program renamed to .jpg',
      bytes: ascii('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
      reason: 'type_unsupported',
    },
    {
      name: 'an SVG named .png',
      bytes: ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      reason: 'type_unsupported',
    },
    {
      name: 'HTML named .pdf',
      bytes: ascii('<!doctype html><script>alert(1)</script>'),
      reason: 'type_unsupported',
    },
    {
      name: 'HTML that mentions the PDF mark',
      bytes: ascii('\xef\xbb\xbf <html><!-- %PDF-1.7 -->'),
      reason: 'type_unsupported',
    },
    { name: 'a HEIC photo', bytes: ascii('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), reason: 'type_unsupported' },
    { name: 'one byte', bytes: ascii('%'), reason: 'type_unsupported' },
    { name: 'a PDF that wants a password', bytes: pdfOf([PAGE], encryption()), reason: 'encrypted' },
    { name: 'a PDF that ends early', bytes: pdfOf([PAGE]).subarray(0, 40), reason: 'damaged' },
    { name: 'noise after the PDF mark', bytes: noiseAfter('%PDF-1.7\n'), reason: 'damaged' },
    {
      name: 'a PDF of 21 pages',
      bytes: pdfOf(Array.from({ length: 21 }, () => PAGE)),
      reason: 'too_many_pages',
    },
    { name: 'a PDF without pages', bytes: pdfOf([]), reason: 'damaged' },
    {
      name: 'a JPEG whose header claims 64250 x 64250 pixels',
      bytes: withJpegSize(jpeg, 64_250),
      reason: 'image_too_large',
    },
    {
      name: 'a PNG whose header claims 30000 x 30000 pixels',
      bytes: withPngSize(png, 30_000),
      reason: 'image_too_large',
    },
    { name: 'only the first bytes of a JPEG', bytes: jpeg.subarray(0, 20), reason: 'damaged' },
    { name: 'only the first bytes of a PNG', bytes: png.subarray(0, 12), reason: 'damaged' },
  ]
}

/** Files that look well from outside and break when they are opened: found out by reading, not by inspecting. */
export async function brokenInside(): Promise<{ name: string; bytes: Uint8Array; reason: ReadFailure }[]> {
  const noise = Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251)
  const photo = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
  const jpeg = await photo.clone().jpeg().toBuffer()
  const png = await photo.clone().png().toBuffer()
  return [
    { name: 'a JPEG cut off in the middle', bytes: jpeg.subarray(0, jpeg.length / 2), reason: 'damaged' },
    { name: 'a PNG cut off in the middle', bytes: png.subarray(0, png.length / 2), reason: 'damaged' },
    {
      name: 'a PDF page of 2,000,000 points',
      bytes: pdfOf([page('0 0 2000000 2000000')]),
      reason: 'damaged',
    },
    { name: 'a PDF whose pages contain themselves', bytes: cyclicPdf(), reason: 'damaged' },
    { name: 'a PDF form that draws itself', bytes: selfDrawingPdf(), reason: 'unreadable' },
    { name: 'a PDF with 60 MB of compressed blanks', bytes: flateBomb(60_000_000), reason: 'unreadable' },
  ]
}

const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1')

const page = (mediaBox: string, extra = '') => `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]${extra}>>`
const PAGE = page('0 0 595 842')

/** Objects from 3 on are pages, then the `more` ones. */
function pdfOf(
  pages: readonly string[],
  { more = [], trailer = '' }: { more?: string[]; trailer?: string } = {},
): Uint8Array {
  const kids = pages.map((_, index) => `${index + 3} 0 R`).join(' ')
  return pdfFile(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
      ...pages,
      ...more,
    ],
    trailer,
  )
}

function pdfFile(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return ascii(
    `${file}${table}trailer<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${file.length}\n%%EOF`,
  )
}

function encryption() {
  const key = 'ab'.repeat(32)
  return { trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>` }
}

const noiseAfter = (mark: string) =>
  Buffer.concat([ascii(mark), Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)])

const cyclicPdf = () =>
  pdfFile(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1/Parent 2 0 R>>'])

function selfDrawingPdf(): Uint8Array {
  const first = page('0 0 595 842', '/Resources<</XObject<</A 4 0 R>>>>/Contents 5 0 R')
  const form =
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 4 0 R>>>>/Length 5>>stream\n/A Do\nendstream'
  return pdfOf([first], { more: [form, '<</Length 5>>stream\n/A Do\nendstream'] })
}

/** Blanks that are drawn from a few bytes; or what is given, packed once more. */
export function flateBomb(size: number, packed = deflateSync(Buffer.alloc(size, ' '))): Uint8Array {
  const filter = size === 0 ? '[/FlateDecode/FlateDecode]' : '/FlateDecode'
  const contents = `<</Length ${packed.length}/Filter${filter}>>stream\n${packed.toString('latin1')}\nendstream`
  return pdfOf([page('0 0 595 842', '/Contents 4 0 R')], { more: [contents] })
}

const START_OF_FRAME = Buffer.from([0xff, 0xc0])

export function withJpegSize(jpeg: Buffer, side: number): Uint8Array {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(START_OF_FRAME)
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

export function withPngSize(png: Buffer, side: number): Uint8Array {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
