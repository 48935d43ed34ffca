import type { CartLines } from '@dawadoot/domain/cart/cart'
import { isBlocked } from '@dawadoot/domain/cart/line'
import { cartTotals } from '@dawadoot/domain/cart/totals'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { zeroPaise } from '@dawadoot/domain/money/paise'
import { Button } from '@dawadoot/ui/button/button'
import { Saving } from '@dawadoot/ui/price/price'
import { checkoutWords as words } from './words.ts'

type DrawerBillProps = {
  lines: CartLines
  placing: boolean
  /** Something else is under way: the prices may not be those to pay. */
  waiting: boolean
  onPlace: () => void
  onBack: () => void
}

/** Under the dashed rule: what it comes to, and the one thing to do. */
export function DrawerBill({ lines, placing, waiting, onPlace, onBack }: DrawerBillProps) {
  const { total, discount, itemCount } = cartTotals(lines)
  return (
    <>
      <p className="num flex items-baseline justify-between">
        <span className="text-lg font-strong">{words.total}</span>
        <span className="text-[2rem] leading-tight font-bold font-stretch-110% tracking-[-0.03em]">
          {formatRupees(total)}
        </span>
      </p>
      <p className="num flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <span className="text-quiet">{words.items(itemCount, formatRupees(zeroPaise))}</span>
        {discount > 0 ? <Saving>{words.save(formatRupees(discount))}</Saving> : null}
      </p>
      {lines.some(isBlocked) ? (
        <Button size="lg" full className="mt-4" onClick={onBack}>
          {words.backToCart}
        </Button>
      ) : (
        <Button
          size="lg"
          full
          className="mt-4"
          busy={placing}
          busyLabel={words.placing}
          disabled={waiting}
          onClick={onPlace}
        >
          {words.place}
        </Button>
      )}
    </>
  )
}
