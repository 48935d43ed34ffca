import { Drawing, type DrawingProps } from './drawing.tsx'
import { Slip } from './slip.tsx'
import { Stamp } from './stamp.tsx'
import { TabletStrip } from './tablet-strip.tsx'

const WIRES = [62, 108, 154].map(
  (y, line) => `M${96 + line * 4} ${y + 42 - line * 14}C150 ${y + 40 - line * 12} 150 ${y} 186 ${y}`,
)

/** Every written line is joined to its strip of tablets, and stamped. */
export const VerifyScene = ({ stampWord, ...drawing }: DrawingProps & { stampWord: string }) => (
  <Drawing viewBox="0 0 320 224" {...drawing}>
    <path className="stroke-neel-600" d="M0 200H320" strokeWidth="5" strokeLinecap="butt" />
    <g transform="translate(30 26) scale(.66)">
      <Slip width={170} height={262} tilt={-3} />
    </g>
    {WIRES.map((wire) => (
      <path key={wire} className="stroke-neel-600" d={wire} strokeWidth="3" />
    ))}
    <TabletStrip x={188} y={38} scale={0.62} />
    <TabletStrip x={188} y={86} scale={0.62} />
    <TabletStrip x={188} y={134} scale={0.62} />
    <Stamp x={286} y={132} scale={0.58} turn={8} word={stampWord} />
  </Drawing>
)
