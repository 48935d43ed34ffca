import { type Place, placed } from './place.ts'

const LEAVES = [
  [0, -72],
  [-14, -57],
  [14, -64],
  [-7, -66],
  [8, -52],
  [-15, -47],
  [16, -50],
] as const

const HALF = { long: 7, short: 5 }

const tenths = (length: number): number => Math.round(length * 10) / 10

/** An ellipse, turned by three degrees for each unit that it grows beside the stem. */
const leaf = ([x, y]: readonly [number, number]): string => {
  const turned = x * 3
  const angle = (turned * Math.PI) / 180
  const dx = tenths(HALF.long * Math.cos(angle))
  const dy = tenths(HALF.long * Math.sin(angle))
  const half = `a${HALF.long} ${HALF.short} ${turned} 1 0 `
  return `M${tenths(x - dx)} ${tenths(y - dy)}${half}${tenths(2 * dx)} ${tenths(2 * dy)}${half}${tenths(-2 * dx)} ${tenths(-2 * dy)}`
}

/** Tulsi in a clay pot; stands on y = 0. */
export const Tulsi = (place: Place) => (
  <g transform={placed(place)}>
    <path className="fill-geru-600" d="M-16-28h32l-5 28h-22z" />
    <path className="fill-geru-700" d="M-19-33h38v8h-38z" />
    <path className="stroke-neem-700" d="M0-33v-34M0-44l-12-9M0-50l12-10" strokeWidth="3" />
    <path className="fill-neem-600" d={LEAVES.map(leaf).join('')} />
  </g>
)
