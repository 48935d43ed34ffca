import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { between, pick, whole } from './random.ts'
import type { Random } from './random.ts'

const TABLES = ['#785232', '#464a50', '#968c80']

type Range = readonly [least: number, most: number]

/** How badly a photo is taken: degrees of tilt to either side, share by which the far side is narrower, and so on. */
type Circumstances = {
  tilt: (random: Random) => number
  keystone: Range
  exposure: Range
  darkness: Range
  blur: Range
  noise: Range
  quality: Range
}

const USUAL: Circumstances = {
  tilt: (random) => between(random, -3.5, 3.5),
  keystone: [0, 0],
  exposure: [1, 1],
  darkness: [0.15, 0.5],
  blur: [0.4, 1],
  noise: [3, 11],
  quality: [50, 85],
}

/** In a hurry, in the evening, from the side, and sent through a messenger. */
const HARD: Circumstances = {
  tilt: (random) => between(random, 4, 12) * pick(random, [-1, 1]),
  keystone: [0.04, 0.1],
  exposure: [0.6, 0.8],
  darkness: [0.4, 0.65],
  blur: [0.8, 1.3],
  noise: [8, 14],
  quality: [25, 40],
}

/** A range of one value takes nothing from the random numbers. */
const within = (random: Random, [least, most]: Range) =>
  least === most ? least : between(random, least, most)

/** A phone's photo of a page on a table: tilted, unevenly lit, slightly blurred, noisy, JPEG. */
export const photograph = (random: Random, page: Canvas) => take(random, page, USUAL)
export const photographBadly = (random: Random, page: Canvas) => take(random, page, HARD)

async function take(random: Random, page: Canvas, how: Circumstances): Promise<Uint8Array> {
  const width = pick(random, [1500, 1800, 2250])
  const height = Math.round((width * 4) / 3)
  const tilt = how.tilt(random)
  const table = pick(random, TABLES)
  const keystone = within(random, how.keystone)
  const seen = keystone > 0 ? fromBelow(page, keystone, table) : page
  const onTable = await sharp(seen.toBuffer('image/png'))
    .resize({ width: Math.round(width * 0.86), height: Math.round(height * 0.86), fit: 'inside' })
    .rotate(tilt, { background: table })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const lit = await sharp({ create: { width, height, channels: 3, background: table } })
    .composite([
      { input: onTable, gravity: 'centre' },
      { input: shadow(random, width, height, how.darkness), blend: 'multiply' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data, info } = await sharp(lit)
    .removeAlpha()
    .linear(within(random, how.exposure), 0)
    .blur(within(random, how.blur) * (width / 1500))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const amount = within(random, how.noise)
  const noisy = data.map((value) => Math.max(0, Math.min(255, value + (random() + random() - 1) * amount)))
  return new Uint8Array(
    await sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality: whole(random, ...how.quality) })
      .toBuffer(),
  )
}

/** The page as somebody at its foot sees it: every row a little wider than the one above. */
function fromBelow(page: Canvas, keystone: number, background: string): Canvas {
  const { width, height } = page
  const seen = createCanvas(width, height)
  const context = seen.getContext('2d')
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  for (let y = 0; y < height; y++) {
    const wide = width * (1 - keystone * (1 - y / height))
    context.drawImage(page, 0, y, width, 1, (width - wide) / 2, y, wide, 1)
  }
  return seen
}

/** A soft shadow falling from one side. */
function shadow(random: Random, width: number, height: number, darkness: Range): Buffer {
  const angle = between(random, 0, 360)
  const dark = Math.round(255 * (1 - within(random, darkness)))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="g" gradientTransform="rotate(${angle} 0.5 0.5)">` +
      `<stop offset="0.3" stop-color="rgb(255,252,244)"/><stop offset="0.7" stop-color="rgb(${dark},${dark},${dark})"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}
