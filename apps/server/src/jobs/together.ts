import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for what ends in one moment, too short to be noticed. */
const PAUSE_MS = 25

/** Does work for all that ask within a moment at once; each is told what became of it. */
export const together = <Item, Result = void>(work: (items: readonly Item[]) => Promise<Result>) => {
  let waiting: { items: Item[]; done: Promise<Result> } | undefined
  const begin = async (items: Item[]): Promise<Result> => {
    await sleep(PAUSE_MS)
    waiting = undefined
    return work(items)
  }
  return (item: Item): Promise<Result> => {
    if (waiting) waiting.items.push(item)
    else {
      const items = [item]
      waiting = { items, done: begin(items) }
    }
    return waiting.done
  }
}
