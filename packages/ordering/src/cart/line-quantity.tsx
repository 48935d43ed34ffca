import { setQuantity } from '@dawadoot/domain/cart/cart'
import { type CartLine, isBlocked, quantityOf } from '@dawadoot/domain/cart/line'
import { QuantitySelect } from '@dawadoot/ui/quantity-select/quantity-select'
import { type CartStore, changeLines } from './cart-store.ts'
import { useLine } from './use-lines.ts'
import { cartWords } from './words.ts'

const words = cartWords.line

/** How many packs of a line. At a press it alone is drawn anew, not the line around it. */
export function LineQuantity({ cart, line }: { cart: CartStore; line: CartLine }) {
  const quantity = useLine(cart, line, quantityOf)
  const blocked = isBlocked(line)
  const { id, name } = line.medicine
  return (
    <QuantitySelect
      label={words.quantity(name)}
      lessLabel={words.less}
      moreLabel={words.more}
      value={quantity}
      min={blocked ? 0 : 1}
      disabled={blocked}
      onValueChange={(qty) => changeLines(cart, (lines) => setQuantity(lines, id, qty))}
      className="shrink-0"
    />
  )
}
