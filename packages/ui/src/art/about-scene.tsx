import { CourierFigure } from './courier-figure.tsx'
import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { Rx } from './rx.tsx'
import { Stamp } from './stamp.tsx'
import { Tulsi } from './tulsi.tsx'

/** The sign, the stamp, the courier and the door on one line. */
export const AboutScene = ({ stampWord, ...drawing }: DrawingProps & { stampWord: string }) => (
  <Drawing viewBox="0 0 1280 309" {...drawing}>
    <path
      className="stroke-neel-600"
      d="M0 120C60 120 90 96 108 120S130 160 152 136 160 96 184 112 196 156 222 140 244 96 270 114 282 150 306 138C352 116 420 306 520 306H1280"
      strokeWidth="6"
      strokeLinecap="butt"
    />
    <Rx x={42} y={36} scale={1.35} width={4.4} />
    <Stamp x={452} y={150} scale={1.15} word={stampWord} />
    <CourierFigure x={700} y={303} scale={1.12} />
    <Tulsi x={986} y={306} scale={0.95} />
    <Doorway x={1120} y={306} scale={1.22} />
  </Drawing>
)
