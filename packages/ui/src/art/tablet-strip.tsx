import { type Place, placed } from './place.ts'

const TABLETS = [0, 1].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ cx: 15 + column * 22, cy: 17 + row * 22 })),
)

/** A strip of ten tablets. */
export const TabletStrip = (place: Place) => (
  <g transform={placed(place)}>
    <rect className="fill-khadi-100 stroke-neel-300" width="118" height="56" rx="7" strokeWidth="2" />
    {TABLETS.map(({ cx, cy }) => (
      <g key={`${cx} ${cy}`}>
        <circle className="fill-neel-600" cx={cx} cy={cy} r="7.5" />
        <path className="stroke-khadi-0" d={`M${cx - 4} ${cy}h8`} strokeWidth="1.5" />
      </g>
    ))}
  </g>
)
