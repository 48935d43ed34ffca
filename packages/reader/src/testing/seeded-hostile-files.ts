import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { brokenInside, flateBomb, hostileFiles, withJpegSize, withPngSize } from './hostile-files.ts'
import { makeScannedPdf, makeTextPdf } from './make-pdf.ts'
import { pick, seededRandom, whole } from './random.ts'
import type { Random } from './random.ts'

export type HostileFile = { sort: string; bytes: Uint8Array }
type Harmless = { jpeg: Buffer; png: Buffer; pdf: Uint8Array; scannedPdf: Uint8Array }
type Make = (random: Random, harmless: Harmless) => Uint8Array | Promise<Uint8Array>

const anyOf = (random: Random, { jpeg, png, pdf, scannedPdf }: Harmless): Uint8Array =>
  pick(random, [jpeg, png, pdf, scannedPdf])

/** Every way of being hostile that a seed can vary. */
const SORTS: Record<string, Make> = {
  'cut short': (random, harmless) => {
    const file = anyOf(random, harmless)
    return file.subarray(0, whole(random, 1, file.length - 1))
  },
  'bits flipped': (random, harmless) => {
    const file = Uint8Array.from(anyOf(random, harmless))
    for (let flips = whole(random, 1, 200); flips > 0; flips--) {
      const at = whole(random, 0, file.length - 1)
      file[at] = (file[at] ?? 0) ^ (1 << whole(random, 0, 7))
    }
    return file
  },
  'a block overwritten': (random, harmless) => {
    const file = Uint8Array.from(anyOf(random, harmless))
    const from = whole(random, 0, file.length - 1)
    return file.fill(whole(random, 0, 255), from, from + whole(random, 10, 4000))
  },
  polyglot: (random, harmless) =>
    Buffer.concat([anyOf(random, harmless), anyOf(random, harmless), HTML, anyOf(random, harmless)]),
  'another type in front': (random, harmless) =>
    Buffer.concat([
      pick(random, ['GIF89a', 'PK\x03\x04', 'RIFF', 'BM', '%!PS-Adobe', '\x7fELF'])
        .split('')
        .reduce((bytes, letter) => Buffer.concat([bytes, Buffer.from(letter, 'latin1')]), Buffer.alloc(0)),
      anyOf(random, harmless),
    ]),
  'SVG and HTML': (random) =>
    Buffer.from(
      pick(random, [
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>',
        `${' '.repeat(whole(random, 0, 900))}<!doctype html><script>alert(1)</script>%PDF-1.7`,
      ]),
    ),
  'huge by its header': (random, { jpeg, png }) =>
    random() < 0.5
      ? withJpegSize(jpeg, whole(random, 7000, 65_000))
      : withPngSize(png, whole(random, 7000, 900_000)),
  'a picture bomb': (random) => {
    const side = whole(random, 4000, 6300)
    return sharp({ create: { width: side, height: side, channels: 3, background: '#777' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  },
  'a PDF bomb': (random) => flateBomb(whole(random, 20_000_000, 300_000_000)),
  'a PDF bomb in a bomb': (random) =>
    flateBomb(0, deflateSync(deflateSync(Buffer.alloc(whole(random, 1_000_000, 60_000_000), ' ')))),
  noise: (random) =>
    Buffer.concat([
      Buffer.from(pick(random, ['%PDF-1.7\n', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', '']), 'latin1'),
      Uint8Array.from({ length: whole(random, 1, 60_000) }, () => whole(random, 0, 255)),
    ]),
}

const HTML = Buffer.from('<script>alert(1)</script><svg onload="alert(1)"/>')

/** So many hostile files: each one of the known list first, then the sorts in turn. The same seed makes the same files. */
export async function* seededHostileFiles(count: number, seed: number): AsyncGenerator<HostileFile> {
  const random = seededRandom(seed)
  const page = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from(WRITING) }])
    .png()
    .toBuffer()
  const jpeg = await sharp(page).jpeg().toBuffer()
  const harmless: Harmless = {
    jpeg,
    png: page,
    pdf: await makeTextPdf(() => [{ text: 'Tab Dolo 650 1-0-1', x: 90, y: 300, size: 30, pen: 'print' }]),
    scannedPdf: await makeScannedPdf([jpeg]),
  }
  const known = [...(await hostileFiles()), ...(await brokenInside())].slice(0, count)
  for (const { bytes } of known) yield { sort: 'known tricks', bytes }
  const sorts = Object.entries(SORTS)
  for (let index = known.length; index < count; index++) {
    const [sort, make] = sorts[index % sorts.length] ?? ['noise', () => new Uint8Array(9)]
    yield { sort, bytes: await make(random, harmless) }
  }
}

const WRITING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><text x="90" y="300" font-size="40">Tab Dolo 650</text></svg>'
