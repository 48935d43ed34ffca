import type { Gray } from '../page/raster.ts'

/** The brightness (0..255) between pixels, bilinear; outside the picture its edge goes on. */
export function brightnessAt({ data, width, height }: Gray, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, x))
  const py = Math.min(height - 1, Math.max(0, y))
  const left = Math.trunc(px)
  const top = Math.trunc(py)
  const dx = px - left
  const above = top * width + left
  const below = top + 1 < height ? above + width : above
  const right = left + 1 < width ? 1 : 0
  const upper = (data[above] ?? 0) * (1 - dx) + (data[above + right] ?? 0) * dx
  const lower = (data[below] ?? 0) * (1 - dx) + (data[below + right] ?? 0) * dx
  return upper + (lower - upper) * (py - top)
}
