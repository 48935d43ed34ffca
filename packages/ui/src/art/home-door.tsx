import { Doorway } from './doorway.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** The doorway alone, waiting at the end of the line. */
export const HomeDoor = (drawing: DrawingProps) => (
  <Drawing viewBox="-90 -202 180 214" {...drawing}>
    <Doorway />
  </Drawing>
)
