import { type Place, placed } from './place.ts'

const HANDS = [
  'c4-9 9-9 9 0s-6 8-6 2 8-13 13-9 0 11 4 10 6-13 12-12-2 13 3 12 5-9 11-9 1 9 5 9 6-15 12-15-4 16 1 15 7-9 12-8 2 8 6 8 6-7 11-7 4 6 9 5',
  'c6-12 12-10 10-1s-8 8-6 0 12-12 15-5-3 9 3 8 8-14 14-11-3 12 3 11 7-9 11-7-1 8 5 7 9-9 14-6 0 8 6 6',
  'c3-7 8-14 12-10s-7 16-2 15 8-14 14-13-3 13 2 13 8-10 13-9-2 9 4 9 6-13 13-12-4 13 2 12 8-8 12-7 3 7 9 5 7-8 12-6 2 6 8 5',
] as const

/** A word in a doctor's hand; `hand` picks one of three. */
export const Scribble = ({ hand, ...place }: Place & { hand: 0 | 1 | 2 }) => (
  <path
    className="stroke-neel-600"
    transform={placed(place)}
    d={`M0 0${HANDS[hand]}`}
    strokeWidth={2.6 / (place.scale ?? 1)}
  />
)
