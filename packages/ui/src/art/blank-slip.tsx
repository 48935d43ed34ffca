import { Drawing, type DrawingProps } from './drawing.tsx'
import { Slip } from './slip.tsx'

/** A slip with nothing written on it. */
export const BlankSlip = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 240 90" {...drawing}>
    <path className="stroke-neel-600" d="M0 70H240" strokeWidth="5" />
    <g transform="translate(96 4) scale(.26)">
      <Slip width={180} height={240} rows={0} />
    </g>
  </Drawing>
)
