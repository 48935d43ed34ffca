import { setTimeout } from 'node:timers/promises'
import type { UnwatchedVisit } from './unwatched-visit.ts'

/** The longest that an event of an act took from the finger to the next paint: INP's measure, ms. */
export const slowestEvent = async (
  { evaluate, look }: Pick<UnwatchedVisit, 'evaluate' | 'look'>,
  act: () => Promise<void>,
): Promise<number> => {
  await evaluate(() => {
    window.probe.events.length = 0
  }, undefined)
  await act()
  // entries come a moment after the paint they speak of
  await setTimeout(400)
  const { events } = await look()
  // shorter ones than 16 ms are not told
  return Math.max(8, ...events.map(({ duration }) => duration))
}
