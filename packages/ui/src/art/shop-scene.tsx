import { CourierFigure } from './courier-figure.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { LetterStroke } from './letter-stroke.tsx'

const SHELVES = [204, 252, 300].map((y, row) => ({ y: y + 34, row }))
const HEIGHTS = [24, 18, 28, 20, 26, 16, 22]
const COLOURS = [
  'fill-neel-700',
  'fill-haldi-300',
  'fill-neel-400',
  'fill-khadi-0',
  'fill-geru-600',
  'fill-neem-600',
  'fill-neel-500',
]

/** A store with its pharmacist and courier; `name` is painted on the board. */
export const ShopScene = ({ name, ...drawing }: DrawingProps & { name: string }) => (
  <Drawing viewBox="0 0 620 404" {...drawing}>
    <path d="M40 120H400V404H40z" className="fill-neel-100" />
    <path className="fill-khadi-0" d="M40 96H400V160H40z" />
    <g className="stroke-neel-700" transform="translate(62 96) scale(1)" strokeWidth="7">
      <path d="M36 0V12" strokeLinecap="butt" />
      <LetterStroke />
      <circle className="fill-haldi-400" cx="55" cy="55" r="5" stroke="none" />
    </g>
    <text
      className="fill-neel-950 font-sans [font-stretch:110%]"
      x="138"
      y="141"
      fontSize="38"
      fontWeight="700"
      letterSpacing="-.76"
    >
      {name}
    </text>
    <path className="stroke-neel-400" d="M28 96H412" strokeWidth="9" />
    <path className="fill-neel-200" d="M62 184H260V404H62z" />

    {SHELVES.map(({ y, row }) => (
      <g key={y}>
        <path className="stroke-neel-400" d={`M74 ${y}H248`} strokeWidth="4" />
        {COLOURS.map((colour, box) => {
          const height = HEIGHTS[(box + row * 2) % HEIGHTS.length] ?? 0
          return (
            <rect
              key={colour}
              className={COLOURS[(box + row) % COLOURS.length]}
              x={80 + box * 24}
              y={y - height - 2}
              width="17"
              height={height}
              rx="2"
            />
          )
        })}
      </g>
    ))}
    <path className="fill-neel-700" d="M54 344H268V404H54z" />
    <path className="stroke-khadi-0" d="M46 340H276" strokeWidth="8" />
    <g className="stroke-neel-950" strokeWidth="3">
      <path className="fill-khadi-0" d="M146 340c-2-30 6-52 26-52s30 20 28 52z" />
      <circle className="fill-[oklch(0.55_0.075_55)]" cx="173" cy="264" r="19" stroke="none" />
      <path
        className="fill-neel-950"
        d="M153 264c-2-20 8-26 21-26s22 8 20 24c-8-6-14-9-20-9s-14 5-21 11z"
        stroke="none"
      />
      <path className="stroke-neem-600" d="M168 300v14M161 307h14" strokeWidth="4" />
    </g>
    <path className="fill-khadi-0" d="M284 184H378V404H284z" />
    <path className="fill-neel-300" d="M296 196H366V404H296z" />
    <path className="stroke-neel-800" d="M356 300v22" strokeWidth="5" />
    <CourierFigure x={506} y={401} scale={1.12} />
  </Drawing>
)
