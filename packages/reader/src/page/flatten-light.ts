import sharp from 'sharp'
import { grayToRgb } from './decode-photo.ts'
import type { Raster } from './raster.ts'

/** Paper ends up this bright; darker backgrounds than the floor are not paper and stay dark. */
const PAPER = 245
const DARKEST_PAPER = 30

/** Divides out the illumination, so that shadows and yellow light vanish and the paper is even. The answer is gray. */
export async function flattenLight(picture: Raster): Promise<Raster> {
  const { width, height } = picture
  const gray = await sharp(picture.data, { raw: { width, height, channels: 3 } })
    .grayscale()
    .raw()
    .toBuffer()
  const light = await lightOf(gray, width, height)
  const flat = gray.map((value, index) => {
    const paper = Math.max(DARKEST_PAPER, light[index] ?? DARKEST_PAPER)
    return Math.min(255, Math.round((value * PAPER) / paper))
  })
  return { data: grayToRgb(flat), width, height }
}

const MEDIAN = 9
/** The median needs as many pixels as its window. */
const eighth = (side: number) => Math.max(MEDIAN, Math.round(side / 8))

/** What the page would look like with nothing written on it: small, median, blurred, large again. */
async function lightOf(gray: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const small = await sharp(gray, { raw: { width, height, channels: 1 } })
    .resize(eighth(width), eighth(height), { fit: 'fill' })
    .median(MEDIAN)
    .blur(4)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: small.info.channels },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
}
