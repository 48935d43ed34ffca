import type { Point } from './quad.ts'

/** Pixels that hang together: `outline` holds the first and last of every row. */
export type Region = { mean: number; size: number; outline: Point[] }

type Map2d = { values: Float32Array; width: number; height: number }

/** Regions of a likelihood map whose values lie above the threshold, neighbours in all eight directions. */
export function findRegions(map: Map2d, threshold: number): Region[] {
  const { values, width, height } = map
  const seen = new Uint8Array(values.length)
  const regions: Region[] = []
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || (values[start] ?? 0) <= threshold) continue
    regions.push(flood(start))
  }
  return regions

  function flood(start: number): Region {
    const rows = new Map<number, { first: number; last: number }>()
    const stack = [start]
    seen[start] = 1
    let sum = 0
    let size = 0
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = Math.trunc(at / width)
      sum += values[at] ?? 0
      size++
      const row = rows.get(y)
      if (row) {
        row.first = Math.min(row.first, x)
        row.last = Math.max(row.last, x)
      } else rows.set(y, { first: x, last: x })
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (seen[next] || (values[next] ?? 0) <= threshold) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    return { mean: sum / size, size, outline: [...rows].flatMap(([y, row]) => ends(y, row)) }
  }
}

const ends = (y: number, { first, last }: { first: number; last: number }): Point[] =>
  first === last
    ? [[first, y]]
    : [
        [first, y],
        [last, y],
      ]
