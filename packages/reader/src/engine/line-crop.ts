import type { Raster } from '../page/raster.ts'
import type { Quad } from './quad.ts'
import { sampleInto } from './sample-picture.ts'

/** The height that the recognition model reads. */
export const CROP_HEIGHT = 48
const NARROWEST = 16
const WIDEST = 1600

/** One line of writing, levelled: three planes (blue, green, red) of values -1..1, 48 rows each. */
export type LineCrop = { data: Float32Array; width: number }

export function cropLine(picture: Raster, quad: Quad): LineCrop {
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.ceil((quad.width * CROP_HEIGHT) / quad.height)))
  const plane = CROP_HEIGHT * width
  const data = new Float32Array(3 * plane)
  const colour = new Float64Array(3)
  const cos = Math.cos(quad.angle)
  const sin = Math.sin(quad.angle)
  for (let y = 0; y < CROP_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const along = ((x + 0.5) / width - 0.5) * quad.width
      const across = ((y + 0.5) / CROP_HEIGHT - 0.5) * quad.height
      sampleInto(picture, quad.cx + along * cos - across * sin, quad.cy + along * sin + across * cos, colour)
      for (let channel = 0; channel < 3; channel++) {
        data[channel * plane + y * width + x] = (colour[2 - channel] ?? 0) / 127.5 - 1
      }
    }
  }
  return { data, width }
}

/** Ink is darker than this point between the darkest and the usual brightness. */
const INK_POINT = 0.55
const EDGE_ROWS = 5

/** For every column of the crop whether it is blank paper; the model drops spaces, the gaps between letters do not. */
export function blankColumns({ data, width }: LineCrop): boolean[] {
  const plane = width * CROP_HEIGHT
  const gray = Float32Array.from(
    { length: plane },
    (_, at) => ((data[at] ?? 0) + (data[at + plane] ?? 0) + (data[at + 2 * plane] ?? 0)) / 3,
  )
  const sorted = gray.toSorted()
  const paper = sorted[Math.floor(plane * 0.7)] ?? 1
  const ink = sorted[Math.floor(plane * 0.02)] ?? -1
  const threshold = ink + (paper - ink) * INK_POINT
  return Array.from({ length: width }, (_, x) => {
    let dark = 0
    for (let y = EDGE_ROWS; y < CROP_HEIGHT - EDGE_ROWS; y++) {
      if ((gray[y * width + x] ?? 1) < threshold) dark++
    }
    return dark < 2
  })
}
