import { Rx } from './rx.tsx'
import { Scribble } from './scribble.tsx'

const LINES = [
  { hand: 0, printed: 70 },
  { hand: 1, printed: 48 },
  { hand: 2, printed: 60 },
] as const
const TEETH = 10

type SlipProps = {
  width: number
  height: number
  /** Degrees. */ tilt?: number
  /** Written lines, 0 to 3. */ rows?: number
}

/** The prescription slip: paper torn at the foot, printed head, written lines. */
export const Slip = ({ width, height, tilt = 0, rows = LINES.length }: SlipProps) => {
  const step = width / TEETH
  const torn = Array.from({ length: TEETH }, (_, tooth) => `${-step} ${tooth % 2 === 0 ? -7 : 7}`).join(' ')
  const written = LINES.slice(0, rows)
  // half a pen's width shorter at both ends, which are round
  const printed = written.map((line) => `M68.5 ${118.5 + line.hand * 46}h${line.printed - 5}`).join('')
  return (
    <g transform={`rotate(${tilt})`}>
      <path className="fill-neel-100" d={`M8 10H${width + 8}V${height + 8}H8z`} />
      <path
        className="fill-khadi-0 stroke-neel-200"
        d={`M0 0H${width}V${height}l${torn}z`}
        strokeWidth="1.5"
      />
      <rect className="fill-neel-800" x="20" y="22" width={width * 0.46} height="9" rx="4.5" />
      <rect className="fill-neel-200" x="20" y="39" width={width * 0.3} height="6" rx="3" />
      <circle className="fill-neel-100" cx={width - 32} cy="34" r="13" />
      <path className="stroke-neel-600" d={`M${width - 38} 34h12M${width - 32} 28v12`} strokeWidth="3" />
      <path className="stroke-neel-200" d={`M20 62H${width - 20}`} strokeWidth="1.5" />
      <Rx x={20} y={76} scale={0.78} width={4.6} />
      {written.map(({ hand }) => (
        <Scribble key={hand} x={66} y={104 + hand * 46} scale={1.12} hand={hand} />
      ))}
      {rows > 0 && <path className="stroke-neel-200" d={printed} strokeWidth="5" />}
    </g>
  )
}
