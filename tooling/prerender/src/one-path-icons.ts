import type { Plugin } from 'vite'

/** A part of an icon as Lucide writes it: `['circle', { cx: '12', cy: '12', r: '4', key: '…' }]`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)'
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=(.?))`)
const IN_NUMBER = /[-.\d]/

/** A path that may follow another: its first step, which was taken from the corner, says so. */
const fromCorner = (d: string): string =>
  d.replace(RELATIVE_START, (_, x: string, y: string, next: string) =>
    // pairs after the first are lines, as relative as the step was
    IN_NUMBER.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
  )

/** How each shape is written as a path, and what it is made from: a shape with any other attribute is left as it is. */
const OUTLINES: Readonly<
  Record<string, { places: readonly string[]; outline: (attributes: Shape[1]) => string }>
> = {
  path: { places: ['d'], outline: ({ d = '' }) => fromCorner(d) },
  line: {
    places: ['x1', 'y1', 'x2', 'y2'],
    outline: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  },
  polyline: { places: ['points'], outline: ({ points }) => `M${points}` },
  circle: {
    places: ['cx', 'cy', 'r'],
    outline: ({ cx, cy, r }) => {
      const across = 2 * Number(r)
      return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${across} 0 ${r} ${r} 0 1 0 ${-across} 0z`
    },
  },
  rect: {
    places: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    outline: ({ x = '0', y = '0', width, height, ry = '0', rx = ry }) => {
      const r = Number(rx)
      const across = Number(width) - 2 * r
      const down = Number(height) - 2 * r
      const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
      return `M${Number(x) + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
    },
  },
}

const outlineOf = ([tag, attributes]: Shape): string | undefined => {
  const known = OUTLINES[tag]
  // a key is for React
  const told = Object.keys(attributes).filter((name) => name !== 'key')
  return known && told.every((name) => known.places.includes(name)) ? known.outline(attributes) : undefined
}

/** An icon's shapes in one path; as they are where one has a look of its own. */
export const onePath = (shapes: readonly Shape[]): readonly Shape[] => {
  const outlines = shapes.map(outlineOf)
  return outlines.includes(undefined) ? shapes : [['path', { d: outlines.join(''), key: 'all' }]]
}

type IconFile = { __iconData: { node: readonly Shape[] } }

/**
 * Draws each of Lucide's icons as one path, where it has up to ten shapes: browsers lay out every shape of every icon,
 * and React makes them. All are strokes of one colour, so that it looks the same. Decision 43.
 */
export const onePathIcons = (): Plugin => ({
  name: 'dawadoot:one-path-icons',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id) || !code.includes('__iconData')) return
    const { __iconData: icon }: IconFile = await import(id)
    const drawn = code.replace(
      /\bnode: \[\n.*?\n {2}\]/s,
      () => `node: ${JSON.stringify(onePath(icon.node))}`,
    )
    // written differently, it would pass by here unseen
    if (drawn === code && icon.node.length > 1) this.error(`${id}: its shapes were not found`)
    return { code: drawn, map: null }
  },
})
