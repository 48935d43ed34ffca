import sharp from 'sharp'
import type { Gray, Raster } from './raster.ts'

/** Paper ends up this bright; darker backgrounds than the floor are not paper and stay dark. */
const PAPER = 245
const DARKEST_PAPER = 30

/** Divides out the illumination, so that shadows and yellow light vanish and the paper is even. */
export async function flattenLight(picture: Raster): Promise<Gray> {
  const { width, height } = picture
  const data = brightness(picture)
  const light = await lightOf({ data, width, height, channels: 1 })
  const across = steps(width, light.width)
  const down = steps(height, light.height)
  const paper = new Float32Array(light.width)
  for (let y = 0; y < height; y++) {
    const above = (down.before[y] ?? 0) * light.width
    const below = (down.after[y] ?? 0) * light.width
    for (let x = 0; x < light.width; x++)
      paper[x] = mix(light.data[above + x] ?? 0, light.data[below + x] ?? 0, down.share[y] ?? 0)
    for (let x = 0; x < width; x++) {
      const left = paper[across.before[x] ?? 0] ?? 0
      const right = paper[across.after[x] ?? 0] ?? 0
      const white = Math.max(DARKEST_PAPER, mix(left, right, across.share[x] ?? 0))
      const even = ((data[y * width + x] ?? 0) * PAPER) / white
      data[y * width + x] = Math.min(255, even + 0.5)
    }
  }
  return { data, width, height, channels: 1 }
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** As the eye weighs colours (ITU-R BT.601). */
function brightness({ data, width, height }: Raster): Uint8Array {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at++, from += 3)
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return gray
}

/** For each of many places in a row, which two of a few samples it lies between, and how near it is to the second. */
function steps(many: number, few: number) {
  const before = new Uint16Array(many)
  const after = new Uint16Array(many)
  const share = new Float32Array(many)
  for (let place = 0; place < many; place++) {
    const at = Math.min(few - 1, Math.max(0, ((place + 0.5) * few) / many - 0.5))
    before[place] = at
    after[place] = Math.min(few - 1, at + 1)
    share[place] = at % 1
  }
  return { before, after, share }
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
