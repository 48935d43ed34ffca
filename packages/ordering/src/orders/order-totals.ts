import { asPaise, type Paise, sumPaise, timesPaise } from '@dawadoot/domain/money/paise'
import type { OrderItem } from '@dawadoot/domain/order/order'

/** What an order comes to, in paise, and what is saved against the MRP. An assumed MRP counts as no saving. */
export const orderTotals = (items: readonly OrderItem[]): { total: Paise; saved: Paise } => ({
  total: sumPaise(items.map(({ price, quantity }) => timesPaise(price, quantity))),
  saved: sumPaise(
    items
      .filter(({ mrp }) => !mrp.estimated)
      .map(({ price, mrp, quantity }) => asPaise(Math.max(0, mrp.amount - price) * quantity)),
  ),
})
