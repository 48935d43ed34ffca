import { Drawing, type DrawingProps } from './drawing.tsx'
import { Slip } from './slip.tsx'
import { Stamp } from './stamp.tsx'
import { TabletStrip } from './tablet-strip.tsx'

const WIRES = [62, 108, 154].map(
  (y, line) => `M${96 + line * 4} ${y + 42 - line * 14}C150 ${y + 40 - line * 12} 150 ${y} 186 ${y}`,
)

const PLACE = { x: 286, y: 132, scale: 0.58, turn: 8 }

/** The scene's stamp alone, to be laid over a picture of the scene: its word stays a word of the page. */
export const VerifyStamp = ({ stampWord, ...drawing }: DrawingProps & { stampWord: string }) => (
  <Drawing viewBox="0 0 320 224" {...drawing}>
    <Stamp {...PLACE} word={stampWord} />
  </Drawing>
)

/** Every written line is joined to its strip of tablets, and stamped where there is a word for it. */
export const VerifyScene = ({ stampWord, ...drawing }: DrawingProps & { stampWord?: string | undefined }) => (
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
    {stampWord === undefined ? null : <Stamp {...PLACE} word={stampWord} />}
  </Drawing>
)
