import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for what ends in one moment, too short to be noticed. */
const PAUSE_MS = 10

/** Does work for all that ask within a moment at once; each is told what became of it. */
export const together = <Item>(work: (items: readonly Item[]) => Promise<void>) => {
  let waiting: { items: Item[]; done: Promise<void> } | undefined
  const begin = async (items: Item[]): Promise<void> => {
    await sleep(PAUSE_MS)
    waiting = undefined
    await work(items)
  }
  return (item: Item): Promise<void> => {
    if (waiting) waiting.items.push(item)
    else {
      const items = [item]
      waiting = { items, done: begin(items) }
    }
    return waiting.done
  }
}
