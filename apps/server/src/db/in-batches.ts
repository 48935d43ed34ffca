import { setImmediate as thisMoment } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** More would keep the first of them waiting for the last. */
const MOST = 16

/** A batch that takes longer is in trouble, or waits for something: it does not hold up the next one. */
const PATIENCE_MS = 100

const settled = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(resolve, PATIENCE_MS)
    const done = () => {
      clearTimeout(impatient)
      resolve()
    }
    work.then(done, done)
  })

/**
 * Asks for many at once while many ask: whoever comes while a batch is under way goes with the next one, and nobody
 * waits when there is none. A statement for sixteen costs little more than one for two. When a batch fails, it fails
 * for all who are in it.
 */
export const inBatches = <Item, Result>(
  ask: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) => {
  let underWay: Promise<unknown> = Promise.resolve()
  let free: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const answers = ask(items)
      underWay = answers
      return answers
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (begin) => {
        free = free.then(async () => {
          await thisMoment()
          begin()
          await settled(underWay)
        })
      },
    },
  )
  return (item) => loader.load(item)
}
