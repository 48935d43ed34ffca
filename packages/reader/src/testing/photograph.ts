import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { between, pick, whole } from './random.ts'
import type { Random } from './random.ts'

const TABLES = ['#785232', '#464a50', '#968c80']

/** A phone's photo of a page on a table: tilted, unevenly lit, slightly blurred, noisy, JPEG. */
export async function photograph(random: Random, page: Canvas): Promise<Uint8Array> {
  const width = pick(random, [1500, 1800, 2250])
  const height = Math.round((width * 4) / 3)
  const tilt = between(random, -3.5, 3.5)
  const table = pick(random, TABLES)
  const onTable = await sharp(page.toBuffer('image/png'))
    .resize({ width: Math.round(width * 0.86), height: Math.round(height * 0.86), fit: 'inside' })
    .rotate(tilt, { background: table })
    .toBuffer()
  const lit = await sharp({ create: { width, height, channels: 3, background: table } })
    .composite([
      { input: onTable, gravity: 'centre' },
      { input: shadow(random, width, height), blend: 'multiply' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data, info } = await sharp(lit)
    .removeAlpha()
    .blur(between(random, 0.4, 1) * (width / 1500))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const amount = between(random, 3, 11)
  const noisy = data.map((value) => Math.max(0, Math.min(255, value + (random() + random() - 1) * amount)))
  return new Uint8Array(
    await sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality: whole(random, 50, 85) })
      .toBuffer(),
  )
}

/** A soft shadow falling from one side. */
function shadow(random: Random, width: number, height: number): Buffer {
  const angle = between(random, 0, 360)
  const dark = Math.round(255 * (1 - between(random, 0.15, 0.5)))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="g" gradientTransform="rotate(${angle} 0.5 0.5)">` +
      `<stop offset="0.3" stop-color="rgb(255,252,244)"/><stop offset="0.7" stop-color="rgb(${dark},${dark},${dark})"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}
