import { CourierFigure } from './courier-figure.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** The courier alone, for a tracker or a card. */
export const CourierRide = (drawing: DrawingProps) => (
  <Drawing viewBox="-100 -154 190 156" {...drawing}>
    <CourierFigure />
  </Drawing>
)
