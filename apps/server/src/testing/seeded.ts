/** Numbers in 0..1 that the seed alone decides. */
export type Random = () => number

/** mulberry32 */
export const seeded =
  (seed: number): Random =>
  () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

/** One of them. */
export const pickOne = <T>(random: Random, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}
