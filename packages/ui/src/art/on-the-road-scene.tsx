import { CourierFigure } from './courier-figure.tsx'
import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** The courier close to the door: the order is placed. */
export const OnTheRoadScene = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 620 330" {...drawing}>
    <path className="stroke-neel-600" d="M0 306H620" strokeWidth="6" strokeLinecap="butt" />
    <CourierFigure x={190} y={303} scale={1.35} />
    <Doorway x={480} y={306} scale={1.28} />
  </Drawing>
)
