import { type Place, placed } from './place.ts'

const LEAVES = [-48, -36, -24, -12, 0, 12, 24, 36, 48]
  .map((x, place) => {
    const length = place % 2 === 0 ? 16 : 12
    return `M${x} 0c-5 4-5 ${length - 4} 0 ${length}c5-4 5-${length - 4} 0-${length}z`
  })
  .join('')

/** A doorway with a leaf toran, a house number and a pair of chappals on the step; stands on y = 0. */
export const Doorway = (place: Place) => (
  <g transform={placed(place)}>
    <path className="fill-neel-100" d="M-74-196h148V0H-74z" stroke="none" />
    <path className="fill-neel-950" d="M-54-168H54V0H-54z" stroke="none" />
    <path className="fill-neel-700" d="M-44-158H-1.5V0H-44zM1.5-158H44V0H1.5z" stroke="none" />
    <path
      className="stroke-neel-500"
      d="M-36-148h26v44h-26zM-36-94h26v84h-26zM10-148h26v44H10zM10-94h26v84H10z"
      strokeWidth="2.5"
    />
    <path className="stroke-haldi-300" d="M-6-76h0m12 0h0" strokeWidth="6" />
    <path className="stroke-neel-950" d="M-82-196H82" strokeWidth="7" />
    <g transform="translate(0 -166)">
      <path className="stroke-neem-700" d="M-54 0H54" strokeWidth="3" />
      <path className="fill-neem-600" d={LEAVES} />
      <path
        className="stroke-haldi-400"
        d="M-42 3h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0"
        strokeWidth="6"
      />
    </g>
    <rect
      className="fill-khadi-0 stroke-neel-300"
      x="57"
      y="-128"
      width="13"
      height="17"
      rx="2.5"
      strokeWidth="1.5"
    />
    <path className="stroke-neel-800" d="M61-123v7M65-123h2.5v3h-2.5v4h2.5" strokeWidth="1.300" />
    <path className="fill-neel-200" d="M-86 0H86V12H-86z" stroke="none" />
    <path
      className="fill-haldi-300 stroke-neel-950"
      d="M-34-3c-6 0-9-2-9-4s5-3 10-2 9 3 9 4-4 2-10 2zm22 0c-6 0-9-2-9-4s5-3 10-2 9 3 9 4-4 2-10 2z"
      strokeWidth="2"
    />
  </g>
)
