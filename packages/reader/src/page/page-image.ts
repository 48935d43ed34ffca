import sharp from 'sharp'
import type { PageImage } from '../reading.ts'
import { PAGE_IMAGE_SIDE } from './limits.ts'
import type { Raster } from './raster.ts'

/**
 * A page for the eye, made from pixels alone: nothing of the upload's metadata can be in it. A JPEG, which takes a fifth
 * of the time that a WebP takes.
 */
export async function toPageImage(picture: Raster, page: number): Promise<PageImage> {
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize({ width: PAGE_IMAGE_SIDE, height: PAGE_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { page, bytes: new Uint8Array(data), type: 'image/jpeg', width: info.width, height: info.height }
}
