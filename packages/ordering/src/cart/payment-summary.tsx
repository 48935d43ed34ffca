import { cartAction, type CartLines } from '@dawadoot/domain/cart/cart'
import { blockReason, isBlocked } from '@dawadoot/domain/cart/line'
import { cartTotals } from '@dawadoot/domain/cart/totals'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { zeroPaise } from '@dawadoot/domain/money/paise'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { Saving } from '@dawadoot/ui/price/price'
import { Summary } from '@dawadoot/ui/summary/summary'
import { PackageX } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { CartStore } from './cart-store.ts'
import { useLines } from './use-lines.ts'
import { cartWords } from './words.ts'

const words = cartWords.summary

type PaymentSummaryProps = { cart: CartStore; onGo: () => void }

const goText = (lines: CartLines): string => (cartAction(lines) === 'proceed' ? words.proceed : words.payment)

/** The pressed line is drawn first, what it comes to a moment later. */
const useBilled = (cart: CartStore): CartLines => useDeferredValue(useLines(cart))

/** The bill. Only what can be sent counts. Specification, sections 2 and 3. */
export function PaymentSummary({ cart, onGo }: PaymentSummaryProps) {
  const lines = useBilled(cart)
  const { subtotal, total, discount, itemCount } = cartTotals(lines)
  const blocked = lines.filter(isBlocked)
  const onlyStock = blocked.every((line) => blockReason(line) !== 'not_sold_online')
  return (
    <Summary
      title={words.title}
      rows={[
        { label: words.items, value: itemCount },
        { label: words.subtotal, value: formatRupees(subtotal) },
        { label: words.discount, value: words.minus(formatRupees(discount)), saving: discount > 0 },
        { label: words.delivery, value: formatRupees(zeroPaise) },
      ]}
      total={{ label: words.total, value: formatRupees(total) }}
    >
      {blocked.length > 0 ? (
        <Note tone="bad" icon={<PackageX aria-hidden />}>
          {onlyStock ? words.blockedByStock(blocked.length) : words.blocked(blocked.length)}
        </Note>
      ) : null}
      <Button size="lg" full className="max-lg:hidden kiosk:hidden" onClick={onGo}>
        {goText(lines)}
      </Button>
    </Summary>
  )
}

/** Total and button in reach of the thumb while the bill is somewhere above. */
export function PaymentDock({ cart, onGo }: PaymentSummaryProps) {
  const lines = useBilled(cart)
  const { total, discount } = cartTotals(lines)
  return (
    <div className="fixed inset-x-0 bottom-0 z-15 flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t-3 border-rekha bg-surface px-(--size-gutter) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-14px_24px_-18px] shadow-neel-900/30 lg:hidden kiosk:flex">
      {/* where both do not fit beside each other, each has a row to itself and fills it */}
      <div className="flex min-w-min flex-99 flex-wrap items-center justify-between gap-x-3 sm:justify-start">
        <p className="num text-xl leading-[1.1] font-bold">{formatRupees(total)}</p>
        {discount > 0 ? (
          <p className="text-xs">
            <Saving>{words.save(formatRupees(discount))}</Saving>
          </p>
        ) : null}
      </div>
      <Button size="lg" className="grow max-md:px-4 max-md:text-base" onClick={onGo}>
        {goText(lines)}
      </Button>
    </div>
  )
}
