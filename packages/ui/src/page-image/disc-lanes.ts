import type { PageBox, Size } from './box.ts'

/** A disc's width, and how far its middle stands before the words, in rem. */
export const DISC = { size: 1.75, before: 0.66 } as const

/** The page on the narrowest screen that shows it whole, in rem; where it is wider the discs only stand further apart. */
const PAGE_WIDTH = 21

/**
 * How many discs further out each box's number stands, so that the numbers of close lines do not cover each other.
 * Boxes are fractions of a page that lies upright.
 */
export const discLanes = (boxes: readonly PageBox[], page: Size): number[] => {
  const height = (PAGE_WIDTH * page.height) / page.width
  const taken: { x: number; y: number }[] = []
  return boxes.map((box) => {
    const at = (lane: number) => ({
      x: box.x * PAGE_WIDTH - DISC.before - lane * DISC.size,
      y: (box.y + box.height / 2) * height,
    })
    const free = (lane: number) => {
      const { x, y } = at(lane)
      return taken.every((other) => Math.hypot(other.x - x, other.y - y) >= DISC.size)
    }
    let lane = 0
    while (!free(lane)) lane += 1
    taken.push(at(lane))
    return lane
  })
}
