import { CourierFigure } from './courier-figure.tsx'
import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { Tulsi } from './tulsi.tsx'

/** The whole road across a wide page: courier, tulsi, door. */
export const RoadScene = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 1200 179" {...drawing}>
    <path className="stroke-neel-600" d="M0 176H1200" strokeWidth="6" strokeLinecap="butt" />
    <CourierFigure x={420} y={172} scale={0.95} />
    <Tulsi x={940} y={176} scale={0.72} />
    <Doorway x={1080} y={176} scale={0.86} />
  </Drawing>
)
