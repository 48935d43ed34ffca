import { type Place, placed } from './place.ts'

const TABLETS = [0, 1].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ x: 15 + column * 22, y: 17 + row * 22 })),
)
/** A line of no length is as round as its pen: two elements draw all ten, where each had three of its own. */
const ROUND = TABLETS.map(({ x, y }) => `M${x} ${y}h0`).join('')
const SCORES = TABLETS.map(({ x, y }) => `M${x - 4} ${y}h8`).join('')

/** A strip of ten tablets. */
export const TabletStrip = (place: Place) => (
  <g transform={placed(place)}>
    <rect className="fill-khadi-100 stroke-neel-300" width="118" height="56" rx="7" strokeWidth="2" />
    <path className="stroke-neel-600" d={ROUND} strokeWidth="15" />
    <path className="stroke-khadi-0" d={SCORES} strokeWidth="1.5" />
  </g>
)
