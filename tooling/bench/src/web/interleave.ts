import { median, rotated } from './statistics.ts'
import { quietMachine } from './quiet-machine.ts'

export type Measured = Record<string, number | undefined>
/** `measure` gives figures by name; a round measures all targets, one after the other. */
export type Target = { name: string; measure: () => Promise<Measured> }

/**
 * Measures several things by turns in one run, so that a slow minute meets all alike, and gives the medians by the
 * target's name. One round before the first warms the machine up and is not counted.
 */
export const interleave = async (
  targets: readonly Target[],
  runs: number,
): Promise<Map<string, Measured>> => {
  const seen = new Map(targets.map(({ name }) => [name, [] as Measured[]]))
  for (const { measure } of targets) await measure()
  for (let round = 0; round < runs; round += 1)
    for (const { name, measure } of rotated(targets, round)) {
      const inUse = await quietMachine()
      const figures = await measure()
      seen.get(name)?.push({ ...figures, inUse })
    }
  return new Map(
    [...seen].map(([name, rounds]) => {
      const names = Object.keys(rounds[0] ?? {})
      return [
        name,
        Object.fromEntries(names.map((figure) => [figure, median(rounds.map((round) => round[figure]))])),
      ]
    }),
  )
}
