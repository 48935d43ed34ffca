import type { Gray } from '../page/raster.ts'
import type { Quad } from './quad.ts'
import { brightnessAt } from './sample-picture.ts'

/** The height that the recognition model reads. */
export const CROP_HEIGHT = 48
const NARROWEST = 16
const WIDEST = 1600

/** One line of writing, levelled: 48 rows of brightness 0..255. */
export type LineCrop = { data: Uint8Array; width: number }

export function cropLine(picture: Gray, quad: Quad): LineCrop {
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.ceil((quad.width * CROP_HEIGHT) / quad.height)))
  const data = new Uint8Array(CROP_HEIGHT * width)
  const cos = Math.cos(quad.angle)
  const sin = Math.sin(quad.angle)
  for (let y = 0; y < CROP_HEIGHT; y++) {
    const across = ((y + 0.5) / CROP_HEIGHT - 0.5) * quad.height
    const [startX, startY] = [quad.cx - across * sin, quad.cy + across * cos]
    for (let x = 0; x < width; x++) {
      const along = ((x + 0.5) / width - 0.5) * quad.width
      data[y * width + x] = Math.round(brightnessAt(picture, startX + along * cos, startY + along * sin))
    }
  }
  return { data, width }
}

/** Ink is darker than this point between the darkest and the usual brightness. */
const INK_POINT = 0.55
const INK_SHARE = 0.02
const PAPER_SHARE = 0.7
const EDGE_ROWS = 5

/** For every column of the crop whether it is blank paper; the model drops spaces, the gaps between letters do not. */
export function blankColumns({ data, width }: LineCrop): boolean[] {
  const ink = brightnessBelow(data, INK_SHARE)
  const paper = brightnessBelow(data, PAPER_SHARE)
  const threshold = ink + (paper - ink) * INK_POINT
  return Array.from({ length: width }, (_, x) => {
    let dark = 0
    for (let y = EDGE_ROWS; y < CROP_HEIGHT - EDGE_ROWS; y++) {
      if ((data[y * width + x] ?? 0) < threshold) dark++
    }
    return dark < 2
  })
}

/** The brightness that this share of the pixels does not exceed. */
function brightnessBelow(pixels: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const brightness of pixels) counts[brightness] = (counts[brightness] ?? 0) + 1
  let left = Math.floor(pixels.length * share)
  return counts.findIndex((count) => (left -= count) < 0)
}
