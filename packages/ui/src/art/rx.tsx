import { type Place, placed } from './place.ts'

/** The sign that opens a prescription. */
export const Rx = ({ width = 4, ...place }: Place & { width?: number }) => (
  <g className="stroke-neel-600" transform={placed(place)} strokeWidth={width}>
    <path d="M3 34V4H15c14 0 14 15 1 15H4" />
    <path d="M14 19 37 44M37 24 18 45" />
  </g>
)
