import sharp from 'sharp'
import type { PageImage, Photo } from '../reading.ts'
import { PAGE_IMAGE_SIDE } from './limits.ts'
import type { Raster } from './raster.ts'

/**
 * A page for the eye, made from pixels alone: nothing of the upload's metadata can be in it. A JPEG, which takes a fifth
 * of the time that a WebP takes.
 */
export async function toPageImage(picture: Raster, page: number): Promise<PageImage> {
  const { data, info } = await fromPixels(picture)
    .resize({ width: PAGE_IMAGE_SIDE, height: PAGE_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { page, bytes: new Uint8Array(data), type: 'image/jpeg', width: info.width, height: info.height }
}

/** Fine enough to be read again. */
export async function toPhoto(picture: Raster): Promise<Photo> {
  const jpeg = await fromPixels(picture).jpeg({ quality: 90 }).toBuffer()
  return { bytes: new Uint8Array(jpeg), type: 'image/jpeg' }
}

const fromPixels = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } })
