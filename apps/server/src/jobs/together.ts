import DataLoader from 'dataloader'

/** Long enough for what ends in one moment, too short to be noticed. */
const PAUSE_MS = 25

/** Does work for all that ask within a moment at once; each is told what became of its own, in the same order. */
export const together = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) => {
  const loader = new DataLoader<Item, Result>(work, {
    cache: false,
    batchScheduleFn: (begin) => void setTimeout(begin, PAUSE_MS),
  })
  return (item) => loader.load(item)
}
