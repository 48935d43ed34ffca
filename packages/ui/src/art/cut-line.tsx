import { Drawing, type DrawingProps } from './drawing.tsx'

/** The line is cut: something failed. */
export const CutLine = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 240 90" {...drawing}>
    <path className="stroke-neel-600" d="M0 70H92" strokeWidth="5" />
    <path className="stroke-neel-600" d="M148 70H240" strokeWidth="5" strokeDasharray="2 12" />
    <path className="stroke-neel-600" d="M104 54l-6 32M120 54l-6 32" strokeWidth="4" />
  </Drawing>
)
