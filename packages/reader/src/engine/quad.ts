/** A text box on a picture: centre, size in pixels, angle in radians (positive turns clockwise on screen). */
export type Quad = { cx: number; cy: number; width: number; height: number; angle: number }

export type Point = readonly [x: number, y: number]

/** The smallest rectangle around the points, at an angle of at most 45 degrees. */
export function smallestQuad(points: readonly Point[]): Quad | undefined {
  const hull = convexHull(points)
  let best: Quad | undefined
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from
    const quad = quadAlong(hull, Math.atan2(to[1] - from[1], to[0] - from[0]))
    if (!best || quad.width * quad.height < best.width * best.height) best = quad
  }
  return best && levelled(best)
}

function quadAlong(points: readonly Point[], angle: number): Quad {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const along = (left + right) / 2
  const across = (top + bottom) / 2
  return {
    cx: along * cos - across * sin,
    cy: along * sin + across * cos,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  }
}

function levelled(quad: Quad): Quad {
  let { width, height, angle } = quad
  while (Math.abs(angle) > Math.PI / 4) {
    angle -= Math.sign(angle) * (Math.PI / 2)
    ;[width, height] = [height, width]
  }
  return { ...quad, width, height, angle }
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(points: readonly Point[]): Point[] {
  const half: Point[] = []
  for (const point of points) {
    for (;;) {
      const [a, b] = [half.at(-2), half.at(-1)]
      if (!a || !b || turnsLeft(a, b, point)) break
      half.pop()
    }
    half.push(point)
  }
  half.pop()
  return half
}

const turnsLeft = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0

/** The upright rectangle around a quad. */
export function uprightBox({ cx, cy, width, height, angle }: Quad) {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const w = width * cos + height * sin
  const h = width * sin + height * cos
  return { x: cx - w / 2, y: cy - h / 2, width: w, height: h }
}
