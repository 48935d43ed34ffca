import { leastStolenFrom, median, rotated } from './statistics.ts'
import { quietMachine } from './quiet-machine.ts'
import { watchStolenTime } from './stolen-time.ts'

export type Measured = Record<string, number | undefined>
/** `measure` gives figures by name; a round measures all targets, one after the other. */
export type Target = { name: string; measure: () => Promise<Measured> }

/** Of a round's time: a machine that its host takes more from is another machine. */
const MOST_STOLEN = 0.02
/** Rounds for each that is wanted, before those are taken that there are. */
const MOST_TRIES = 3

/**
 * Measures several things by turns in one run, so that a slow minute meets all alike, and gives the medians by the
 * target's name. One round before the first warms the machine up and is not counted. On a machine whose host gives its
 * time to others now and then, it goes on until there are enough rounds without that: what was measured in a round has
 * no say in whether it counts. `inUse` and `stolen` tell how quiet the counted rounds were.
 */
export const interleave = async (
  targets: readonly Target[],
  runs: number,
): Promise<Map<string, Measured>> => {
  const seen = new Map(targets.map(({ name }) => [name, [] as Measured[]]))
  const lacking = () =>
    [...seen.values()].some(
      (rounds) => rounds.filter(({ stolen = 0 }) => stolen <= MOST_STOLEN).length < runs,
    )
  for (const { measure } of targets) await measure()
  for (let round = 0; round < MOST_TRIES * runs && lacking(); round += 1)
    for (const { name, measure } of rotated(targets, round)) {
      const inUse = await quietMachine()
      const stolen = await watchStolenTime()
      const figures = await measure()
      seen.get(name)?.push({ ...figures, inUse, stolen: await stolen() })
    }
  return new Map(
    [...seen].map(([name, rounds]) => {
      const counted = leastStolenFrom(rounds, runs)
      const names = Object.keys(counted[0] ?? {})
      return [
        name,
        Object.fromEntries(names.map((figure) => [figure, median(counted.map((round) => round[figure]))])),
      ]
    }),
  )
}
