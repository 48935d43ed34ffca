import type { Raster } from './raster.ts'

/** How far a picture must be turned clockwise for its text to read upright. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** Turns a picture clockwise. */
export function turn(picture: Raster, by: QuarterTurn): Raster {
  if (by === 0) return picture
  const { width, height, data } = picture
  const swapped = by !== 180
  const turned = { width: swapped ? height : width, height: swapped ? width : height }
  const out = new Uint8Array(data.length)
  for (let y = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++) {
      const [fromX, fromY] = source(by, x, y, width, height)
      const from = (fromY * width + fromX) * 3
      out.set(data.subarray(from, from + 3), (y * turned.width + x) * 3)
    }
  }
  return { data: out, ...turned }
}

function source(by: QuarterTurn, x: number, y: number, width: number, height: number): [number, number] {
  if (by === 90) return [y, height - 1 - x]
  if (by === 180) return [width - 1 - x, height - 1 - y]
  return [width - 1 - y, x]
}
