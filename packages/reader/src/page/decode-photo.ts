import sharp from 'sharp'
import { DamagedFile } from './damaged-file.ts'
import { MAX_PIXELS, READING_SIDE } from './limits.ts'
import type { Raster } from './raster.ts'

/**
 * Decodes a PNG or JPEG as a person would see it: turned by its EXIF tag, transparency on white, at most 1800 px.
 * Throws DamagedFile when the bytes end early or make no picture. Never call it with anything but PNG or JPEG:
 * the decoder also knows SVG, which can name other files.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<Raster> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width: READING_SIDE, height: READING_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data: info.channels === 1 ? grayToRgb(data) : data, width: info.width, height: info.height }
  } catch (error) {
    throw new DamagedFile('the photo could not be decoded', { cause: error })
  }
}

/** Pixels by the header alone. Throws DamagedFile when there is no readable header. */
export async function photoPixels(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch (error) {
    throw new DamagedFile('the photo has no readable header', { cause: error })
  }
}

function grayToRgb(gray: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(gray.length * 3)
  for (let at = 0; at < rgb.length; at++) rgb[at] = gray[Math.trunc(at / 3)] ?? 0
  return rgb
}
