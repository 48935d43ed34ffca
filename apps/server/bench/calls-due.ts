/** How many calls of an even load are due when it has lasted so long, the first of them at once. */
export const callsDue = (elapsedMs: number, perSecond: number): number =>
  Math.floor((elapsedMs * perSecond) / 1000) + 1
