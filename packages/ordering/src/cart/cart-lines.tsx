import { useTurn } from '../paint/turns.tsx'
import type { CartStore } from './cart-store.ts'
import { CART_TURNS } from './cart-turns.ts'
import { MedicineLine } from './medicine-line.tsx'
import { type ShownLine, stretchesOf } from './paper-lines.ts'
import { PaperStretch } from './paper-stretch.tsx'
import { UnmatchedMedicine } from './unmatched-medicine.tsx'
import type { PagePicture } from './use-page-pictures.tsx'

/** Lines that fill a window, together with what is above them. */
const IN_SIGHT = 3

/** How many lines there are by a turn. */
const linesBy = (turn: number): number => {
  if (turn < CART_TURNS.firstLine) return 0
  if (turn < CART_TURNS.linesInSight) return 1
  return turn < CART_TURNS.lines ? IN_SIGHT : Number.POSITIVE_INFINITY
}

type CartLinesProps = {
  shown: readonly ShownLine[]
  cart: CartStore
  pictures: ReadonlyMap<number, PagePicture>
  /** Medicines' ids on their way out. */
  leaving: ReadonlySet<string>
  activeKey: string | undefined
  onActivate: (key: string | undefined) => void
}

/** What was read, top to bottom: found or not; then what the customer added. */
export function CartLines({ shown, cart, pictures, leaving, activeKey, onActivate }: CartLinesProps) {
  const turn = useTurn()
  return stretchesOf(shown.slice(0, linesBy(turn))).map((stretch) => (
    <PaperStretch key={stretch.key} lines={stretch.lines.length}>
      {stretch.lines.map((entry) => {
        const common = { cart, active: entry.key === activeKey, onActivate }
        return entry.kind === 'unmatched' ? (
          <UnmatchedMedicine
            key={entry.key}
            shown={entry}
            picture={pictures.get(entry.unmatched.page)}
            {...common}
          />
        ) : (
          <MedicineLine
            key={entry.key}
            line={entry.line}
            shownKey={entry.key}
            number={entry.kind === 'read' ? entry.number : undefined}
            picture={entry.kind === 'read' ? pictures.get(entry.source.page) : undefined}
            leaving={leaving.has(entry.line.medicine.id)}
            {...common}
          />
        )
      })}
    </PaperStretch>
  ))
}
