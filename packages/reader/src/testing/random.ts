/** Numbers 0..1 that the seed alone decides (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

export const whole = (random: Random, low: number, high: number): number =>
  Math.floor(between(random, low, high + 1))

export const chance = (random: Random, probability: number): boolean => random() < probability
