import type { Place } from './place.ts'

/** A rubber stamp with a tick and one word. */
export const Stamp = ({
  x = 0,
  y = 0,
  scale = 1,
  turn = -9,
  word,
}: Place & { turn?: number; word: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    <circle className="fill-khadi-0 stroke-neem-600" r="50" strokeWidth="5" />
    <circle className="stroke-neem-600" r="41" strokeWidth="2" />
    <path className="stroke-neem-600" d="M-16-8-4 4 18-20" strokeWidth="8" />
    <text
      className="fill-neem-700 font-sans"
      y="27"
      textAnchor="middle"
      fontSize="11.5"
      fontWeight="700"
      letterSpacing=".6"
    >
      {word}
    </text>
  </g>
)
