import { Drawing, type DrawingProps } from './drawing.tsx'
import { LetterStroke } from './letter-stroke.tsx'
import { Slip } from './slip.tsx'

/** A woman holds her slip to the kiosk. */
export const KioskScene = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 460 399" {...drawing}>
    <path className="stroke-neel-600" d="M0 396H460" strokeWidth="6" strokeLinecap="butt" />
    <g className="stroke-neel-950" strokeWidth="4">
      <path className="fill-neel-200" d="M150 396l10-60h80l10 60z" />
      <rect className="fill-neel-700" x="120" y="40" width="160" height="300" rx="16" />
      <rect className="fill-khadi-0" x="134" y="58" width="132" height="236" rx="6" />
    </g>
    <path className="stroke-neel-700" d="M134 84h132" strokeWidth="5" strokeLinecap="butt" />
    <g className="stroke-neel-700" transform="translate(170 79) scale(.98)" strokeWidth="7">
      <LetterStroke />
      <circle className="fill-haldi-400" cx="55" cy="55" r="5" stroke="none" />
    </g>
    <rect className="fill-neel-200" x="152" y="172" width="96" height="10" rx="5" />
    <rect className="fill-neel-100" x="164" y="190" width="72" height="8" rx="4" />
    <rect className="fill-neel-700" x="152" y="222" width="96" height="34" rx="9" />
    <path className="stroke-khadi-0" d="M182 239h36" strokeWidth="5" />
    <path className="stroke-neel-300" d="M160 318h80" strokeWidth="6" />
    {/* a woman in a sari holding the slip */}
    <g className="stroke-neel-950" strokeWidth="3">
      <path className="fill-haldi-300" d="M330 396c-4-60 0-104 12-142 4-14 44-14 50 0 14 44 18 90 20 142z" />
      <path
        className="fill-geru-600"
        d="M346 250c10 22 36 54 58 74l6 72h-22c-8-60-34-100-52-120z"
        stroke="none"
      />
      <path className="stroke-[oklch(0.55_0.075_55)]" d="M344 262c-14 20-30 30-52 34" strokeWidth="13" />
      <path className="stroke-geru-700" d="M348 256c-8 14-16 22-28 28" strokeWidth="17" />
      <path className="stroke-[oklch(0.55_0.075_55)]" d="M366 236v-14" strokeWidth="15" />
      <circle className="fill-[oklch(0.55_0.075_55)]" cx="366" cy="202" r="23" stroke="none" />
      <path
        className="fill-neel-950"
        d="M343 200c0-18 12-28 26-28 16 0 25 14 22 30-4-8-18-12-30-12-6 4-12 6-18 10z"
        stroke="none"
      />
      <circle className="fill-neel-950" cx="394" cy="206" r="11" stroke="none" />
    </g>
    <g transform="translate(262 262) rotate(-8) scale(.2)">
      <Slip width={180} height={260} />
    </g>
  </Drawing>
)
