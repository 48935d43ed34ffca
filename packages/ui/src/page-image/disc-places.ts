import type { PageBox, Size } from './box.ts'

/** A disc's width, how flat it may become between close lines, and how far its middle stands from the words, in rem. */
export const DISC = { size: 1.75, flattest: 0.8, before: 0.66 } as const
const RADIUS = DISC.size / 2

/** The page on the narrowest screen that shows it whole, in rem; where it is wider the discs only stand further apart. */
const PAGE_WIDTH = 17.5
const LANES = PAGE_WIDTH / DISC.size

export type DiscPlace = {
  /** Beside which end of its words a number stands, and how many discs further out. */
  end: 'first' | 'last'
  lane: number
  /** How high it may be so as to cover no other, as a fraction of the page's height. */
  room: number
}

type Spot = Omit<DiscPlace, 'room'> & { x: number; y: number }

/** Nearest first: before the words, then one further out, then after them, and so on as far as the page goes. */
const spotsOf = (box: PageBox, height: number): Spot[] => {
  const y = (box.y + box.height / 2) * height
  const spots = Array.from({ length: LANES }, (_, lane): Spot[] => {
    const out = DISC.before + lane * DISC.size
    return [
      { end: 'first', lane, x: box.x * PAGE_WIDTH - out, y },
      { end: 'last', lane, x: (box.x + box.width) * PAGE_WIDTH + out, y },
    ]
  }).flat()
  const distance = ({ end, lane }: Spot) => (end === 'first' ? lane : lane + 1.5)
  const [nearest, ...others] = spots.toSorted((a, b) => distance(a) - distance(b))
  const inside = others.filter(({ x }) => x >= RADIUS && x <= PAGE_WIDTH - RADIUS)
  // words at the page's edge have their number on them
  return nearest ? [{ ...nearest, x: Math.max(nearest.x, RADIUS) }, ...inside] : inside
}

/** How far the nearest of the others stands above or below it. */
const gapTo = (others: readonly Spot[], spot: Spot): number =>
  Math.min(
    ...others
      .filter((other) => other !== spot && Math.abs(other.x - spot.x) < DISC.size)
      .map((other) => Math.abs(other.y - spot.y)),
  )

/**
 * Where each box's number stands, so that the numbers of close lines do not cover each other. Where there is room for
 * none, it stands where it covers the least. Boxes are fractions of a page that lies upright.
 */
export const discPlaces = (boxes: readonly PageBox[], page: Size): DiscPlace[] => {
  const height = (PAGE_WIDTH * page.height) / page.width
  const taken: Spot[] = []
  for (const box of boxes) {
    const spots = spotsOf(box, height)
    const free = spots.find((spot) => gapTo(taken, spot) >= DISC.flattest)
    taken.push(free ?? spots.reduce((best, spot) => (gapTo(taken, spot) > gapTo(taken, best) ? spot : best)))
  }
  return taken.map((spot) => ({
    end: spot.end,
    lane: spot.lane,
    room: Math.min(1, Math.max(gapTo(taken, spot), DISC.flattest) / height),
  }))
}
