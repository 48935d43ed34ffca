import type { Gray, Raster } from './raster.ts'

/** How far a picture must be turned clockwise for its text to read upright. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** Turns a picture clockwise, of whatever channels. */
export function turn<Picture extends Raster | Gray>(picture: Picture, by: QuarterTurn): Picture {
  if (by === 0) return picture
  const { width, height, data } = picture
  const channels = data.length / (width * height)
  const swapped = by !== 180
  const turned = { width: swapped ? height : width, height: swapped ? width : height }
  const out = new Uint8Array(data.length)
  // Where the first pixel of the turned picture lies in the old one, and how far the next in a row and column are.
  const [start, alongX, alongY] = walk(by, width, height)
  let to = 0
  for (let y = 0; y < turned.height; y++) {
    let from = (start + y * alongY) * channels
    for (let x = 0; x < turned.width; x++) {
      for (let channel = 0; channel < channels; channel++) out[to++] = data[from + channel] ?? 0
      from += alongX * channels
    }
  }
  return { ...picture, data: out, ...turned }
}

function walk(
  by: 90 | 180 | 270,
  width: number,
  height: number,
): [start: number, alongX: number, alongY: number] {
  if (by === 90) return [(height - 1) * width, -width, 1]
  if (by === 180) return [height * width - 1, -1, -width]
  return [width - 1, width, -1]
}
