import { Drawing, type DrawingProps } from './drawing.tsx'
import { Slip } from './slip.tsx'

/** A phone photographs the slip. */
export const UploadScene = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 320 224" {...drawing}>
    <path className="stroke-neel-600" d="M0 200H320" strokeWidth="5" strokeLinecap="butt" />
    <g transform="translate(104 18) scale(.62)">
      <Slip width={190} height={270} tilt={5} />
    </g>
    <g className="stroke-neel-950" strokeWidth="4">
      <rect className="fill-khadi-0" x="176" y="44" width="92" height="156" rx="14" />
      <rect
        className="fill-neel-50 stroke-neel-200"
        x="185"
        y="56"
        width="74"
        height="118"
        rx="5"
        strokeWidth="2"
      />
      <circle className="fill-khadi-0" cx="222" cy="187" r="5.5" strokeWidth="3" />
    </g>
    <g transform="translate(193 66) scale(.34)">
      <Slip width={180} height={270} />
    </g>
    <path
      className="stroke-haldi-400"
      d="M192 78v-14h14M238 64h14v14M252 150v14h-14M206 164h-14v-14"
      strokeWidth="5"
    />
  </Drawing>
)
