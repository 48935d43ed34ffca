import type { Raster } from '../page/raster.ts'

/** Writes the colour between pixels (bilinear) into `into`; outside the picture its edge goes on. */
export function sampleInto(picture: Raster, x: number, y: number, into: Float64Array): void {
  const { data, width, height } = picture
  const px = Math.min(width - 1, Math.max(0, x))
  const py = Math.min(height - 1, Math.max(0, y))
  const left = Math.trunc(px)
  const top = Math.trunc(py)
  const dx = px - left
  const dy = py - top
  const above = (top * width + left) * 3
  const below = top + 1 < height ? above + width * 3 : above
  const right = left + 1 < width ? 3 : 0
  for (let channel = 0; channel < 3; channel++) {
    const a = above + channel
    const b = below + channel
    const upper = (data[a] ?? 0) * (1 - dx) + (data[a + right] ?? 0) * dx
    const lower = (data[b] ?? 0) * (1 - dx) + (data[b + right] ?? 0) * dx
    into[channel] = upper * (1 - dy) + lower * dy
  }
}
