import sharp from 'sharp'
import type { Gray, Raster } from './raster.ts'
import { samplesBetween } from './samples-between.ts'

/** Paper ends up this bright; darker backgrounds than the floor are not paper and stay dark. */
const PAPER = 245
const DARKEST_PAPER = 30

/** Divides out the illumination, so that shadows and yellow light vanish and the paper is even. */
export async function flattenLight(picture: Raster): Promise<Gray> {
  const { width, height } = picture
  const gray: Gray = { data: brightness(picture), width, height, channels: 1 }
  divideOut(gray, await lightOf(gray))
  return gray
}

/** In the picture itself. The light is much smaller; what lies between its points is mixed from how bright they have to be made. */
function divideOut({ data, width, height }: Gray, light: Gray): void {
  const across = samplesBetween(width, light.width)
  const down = samplesBetween(height, light.height)
  const gains = new Float32Array(light.width)
  for (let y = 0, at = 0; y < height; y++) {
    const above = (down.before[y] ?? 0) * light.width
    const below = (down.after[y] ?? 0) * light.width
    const nearness = down.share[y] ?? 0
    for (let x = 0; x < light.width; x++) {
      const white = mix(light.data[above + x] ?? 0, light.data[below + x] ?? 0, nearness)
      gains[x] = PAPER / Math.max(DARKEST_PAPER, white)
    }
    for (let x = 0; x < width; x++, at++) {
      const left = gains[across.before[x] ?? 0] ?? 0
      const right = gains[across.after[x] ?? 0] ?? 0
      const even = (data[at] ?? 0) * mix(left, right, across.share[x] ?? 0)
      data[at] = even > 254.5 ? 255 : even + 0.5
    }
  }
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** As the eye weighs colours (ITU-R BT.601). */
function brightness({ data, width, height }: Raster): Uint8Array {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at++, from += 3)
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return gray
}

const MEDIAN = 9
/** The median needs as many pixels as its window. */
const eighth = (side: number) => Math.max(MEDIAN, Math.round(side / 8))

/** What the page would look like with nothing written on it: small, median, blurred. */
async function lightOf({ data, width, height, channels }: Gray): Promise<Gray> {
  const light = await sharp(data, { raw: { width, height, channels } })
    .resize(eighth(width), eighth(height), { fit: 'fill' })
    .median(MEDIAN)
    .blur(4)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: light.data, width: light.info.width, height: light.info.height, channels: 1 }
}
