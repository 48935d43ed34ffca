/** The loader's simulated progress. Specification, section 4, Prescription processing. */
export const LOADER = { tickMs: 600, maxStep: 8, cap: 85, analyzingAbove: 30, successDelayMs: 2000 } as const

export type LoaderStage = 'scanning' | 'analyzing' | 'completing'

/** One tick: adds a random amount up to 8 points and stops at 85. `random` is in 0..1. */
export const nextProgress = (progress: number, random: number): number =>
  Math.min(LOADER.cap, progress + random * LOADER.maxStep)

export const loaderStage = (progress: number): LoaderStage => {
  if (progress >= LOADER.cap) return 'completing'
  return progress > LOADER.analyzingAbove ? 'analyzing' : 'scanning'
}
