import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { timesPaise, zeroPaise } from '@dawadoot/domain/money/paise'
import type { OrderItem } from '@dawadoot/domain/order/order'
import { Card } from '@dawadoot/ui/card/card'
import { Saving } from '@dawadoot/ui/price/price'
import { orderTotals } from './order-totals.ts'
import { orderWords } from './words.ts'

const words = orderWords.items

/** What was ordered and what it comes to. An assumed MRP is marked, and is no part of what is saved. */
export function OrderItems({ items, inCash }: { items: readonly OrderItem[]; inCash: boolean }) {
  const { total, saved } = orderTotals(items)
  return (
    <Card aria-labelledby="order-items">
      <h2 id="order-items" className="mb-2 text-xl">
        {words.title}
      </h2>
      <ul>
        {items.map((item, index) => (
          <li
            // ids of items may be missing and need not be unique; the list never changes its order
            // oxlint-disable-next-line react/no-array-index-key
            key={`${item.id} ${index}`}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-rule py-3.5 first:border-t-0"
          >
            <b className="font-semibold">{item.name}</b>
            <b className="num text-right">{formatRupees(timesPaise(item.price, item.quantity))}</b>
            <span className="text-sm text-quiet">
              {words.quantity(item.quantity)}
              {item.quantity > 1 ? `, ${words.each(formatRupees(item.price))}` : null}
            </span>
            <span className="num text-right text-sm text-khadi-600">
              <s>{words.mrp(formatRupees(timesPaise(item.mrp.amount, item.quantity)))}</s>
              {item.mrp.estimated ? ` (${words.estimated})` : null}
            </span>
          </li>
        ))}
      </ul>
      <dl className="num grid gap-2 border-t-2 border-dashed border-khadi-300 pt-3.5">
        {saved > 0 ? (
          <div className="flex justify-between gap-4 text-sm">
            <dt className="text-quiet">{words.saved}</dt>
            <dd>
              <Saving>{formatRupees(saved)}</Saving>
            </dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 text-sm">
          <dt className="text-quiet">{words.delivery}</dt>
          <dd>{formatRupees(zeroPaise)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-lg font-strong">{inCash ? words.totalCash : words.total}</dt>
          <dd className="text-xl font-bold">{formatRupees(total)}</dd>
        </div>
      </dl>
    </Card>
  )
}
