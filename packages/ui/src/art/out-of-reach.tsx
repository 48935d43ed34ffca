import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** A circle that does not reach the door. */
export const OutOfReach = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 240 90" {...drawing}>
    <path className="stroke-neel-600" d="M66 70H240" strokeWidth="5" strokeDasharray="2 12" />
    <circle className="fill-neel-100 stroke-neel-600" cx="40" cy="66" r="22" strokeWidth="3" />
    <circle className="fill-neel-700" cx="40" cy="66" r="6" />
    <g transform="translate(206 70) scale(.34)">
      <Doorway />
    </g>
  </Drawing>
)
