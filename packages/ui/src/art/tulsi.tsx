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

/** Tulsi in a clay pot; stands on y = 0. */
export const Tulsi = (place: Place) => (
  <g transform={placed(place)}>
    <path className="fill-geru-600" d="M-16-28h32l-5 28h-22z" />
    <path className="fill-geru-700" d="M-19-33h38v8h-38z" />
    <path className="stroke-neem-700" d="M0-33v-34M0-44l-12-9M0-50l12-10" strokeWidth="3" />
    {LEAVES.map(([x, y]) => (
      <ellipse
        key={`${x} ${y}`}
        className="fill-neem-600"
        cx={x}
        cy={y}
        rx="7"
        ry="5"
        transform={`rotate(${x * 3} ${x} ${y})`}
      />
    ))}
  </g>
)
