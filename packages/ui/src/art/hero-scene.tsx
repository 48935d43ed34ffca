import { CourierFigure } from './courier-figure.tsx'
import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { Slip } from './slip.tsx'
import { Stamp } from './stamp.tsx'
import { Tulsi } from './tulsi.tsx'

const PEN =
  'M132 276 C152 252 158 296 144 288 S154 250 178 262 184 294 198 284 214 252 232 264 226 292 244 286 264 256 282 268 282 290 304 282 C340 270 420 282 480 290'
const ROAD = `${PEN} C570 300 640 262 632 182 S536 84 478 140 396 232 300 330 C250 380 150 366 92 392 C20 424 36 540 124 540 H700`

const SHEET = '0 0 700 543'

/**
 * The doctor's last stroke leaves the page and becomes the road to the door. The road draws itself once, when the page
 * has woken up: the browser draws all of it anew in each frame, and a phone that does both at once answers late.
 */
export const HeroScene = ({ stampWord, className = '' }: DrawingProps & { stampWord: string }) => (
  <div className={`relative ${className}`}>
    {/* on a layer of its own, or all that lies over it would be drawn anew in each frame as well */}
    <Drawing viewBox={SHEET} className="absolute size-full overflow-visible will-change-transform">
      <path
        className="animate-draw stroke-neel-600 [animation-delay:700ms] [animation-duration:1600ms] [stroke-dasharray:1]"
        pathLength="1"
        d={ROAD}
        strokeWidth="6"
        strokeLinecap="butt"
      />
    </Drawing>
    <Drawing viewBox={SHEET} className="relative block w-full overflow-visible">
      <g transform="translate(52 26)">
        <Slip width={276} height={300} tilt={-4} />
      </g>
      <path className="stroke-neel-600" d={PEN} strokeWidth="6" />
      <Stamp x={548} y={196} scale={1.06} word={stampWord} />
      <Tulsi x={454} y={540} scale={0.92} />
      <Doorway x={582} y={540} scale={1.22} />
      <CourierFigure x={250} y={537} scale={1.12} />
    </Drawing>
  </div>
)
