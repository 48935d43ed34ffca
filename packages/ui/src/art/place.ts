/** Where a figure stands on its drawing, in the drawing's own units. */
export type Place = { x?: number; y?: number; scale?: number }

export const placed = ({ x = 0, y = 0, scale = 1 }: Place): string => `translate(${x} ${y}) scale(${scale})`
