import { CourierFigure } from './courier-figure.tsx'
import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** The courier reaches the door. */
export const DeliverScene = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 320 224" {...drawing}>
    <path className="stroke-neel-600" d="M0 200H320" strokeWidth="5" strokeLinecap="butt" />
    <Doorway x={252} y={200} scale={0.74} />
    <CourierFigure x={98} y={198} scale={0.86} />
  </Drawing>
)
