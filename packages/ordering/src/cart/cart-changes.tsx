import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import type { CartChange } from './refresh-lines.ts'
import { cartWords } from './words.ts'

const words = cartWords.changes

const textOf = (change: CartChange): string => {
  switch (change.kind) {
    case 'price':
      return words.price(change.name, formatRupees(change.from), formatRupees(change.to))
    case 'out_of_stock':
      return words.outOfStock(change.name)
    case 'in_stock':
      return words.inStock(change.name)
  }
}

/** Prices and stock that are not as they were shown: said in full, never only applied. */
export function CartChanges({ changes, onSeen }: { changes: readonly CartChange[]; onSeen?: () => void }) {
  if (changes.length === 0) return null
  return (
    <Note tone="warn" role="status">
      <p className="font-semibold">{words.title}</p>
      <ul className="num">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id}`}>{textOf(change)}</li>
        ))}
      </ul>
      {onSeen ? (
        <Button variant="line" size="sm" className="mt-2" onClick={onSeen}>
          {words.ok}
        </Button>
      ) : null}
    </Note>
  )
}
