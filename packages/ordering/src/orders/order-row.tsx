import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { formatOrderDate } from '@dawadoot/domain/order/date'
import type { OrderSummary } from '@dawadoot/domain/order/order'
import { isFinal } from '@dawadoot/domain/order/status'
import { Button } from '@dawadoot/ui/button/button'
import { Card } from '@dawadoot/ui/card/card'
import { Note } from '@dawadoot/ui/note/note'
import { MapPin } from 'lucide-react'
import { useOrdering } from '../ordering.tsx'
import { OrderTimer } from './order-timer.tsx'
import type { Cancelling } from './orders-store.ts'
import { StatusTag } from './status-tag.tsx'
import { orderWords } from './words.ts'

const words = orderWords.past

type OrderRowProps = {
  order: OrderSummary
  /** The order that its buttons are about most: its first one is filled. */
  leading: boolean
  cancelling: Cancelling | undefined
  onCancel: () => void
}

/** One order in the list. Specification, section 2, Profile page: orders tab. */
export function OrderRow({ order, leading, cancelling, onCancel }: OrderRowProps) {
  const { navigate } = useOrdering()
  const { id, status, prescriptionId, addressId } = order
  const open = () => navigate.order(id)
  // today's prices and stock; where prescription or address are gone, a new upload
  const reorder = () =>
    prescriptionId && addressId ? navigate.result({ prescriptionId, addressId }) : navigate.upload()
  return (
    <Card as="article" aria-label={words.order(id)} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <header className="flex items-start justify-between gap-4 max-[21.5rem]:flex-wrap">
        <div className="min-w-0">
          <StatusTag status={status} endedAt={order.deliveredDate} />
          <h3 className="num mt-2 text-lg wrap-anywhere">#{id}</h3>
          <p className="text-sm text-quiet">{formatOrderDate(order.orderedAt)}</p>
        </div>
        <OrderTimer orderedAt={order.orderedAt} status={status} />
      </header>
      <p>{order.items.replaceAll(' x ', '\u{a0}x\u{a0}')}</p>
      <p className="flex gap-1.5 text-sm text-quiet [&_svg]:size-[1.375em] [&_svg]:shrink-0">
        <MapPin aria-hidden />
        {words.orderFor(order.name, order.line1)}
      </p>
      {cancelling?.status === 'failed' ? (
        <Note tone="bad" role="alert">
          {cancelling.message}
        </Note>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <b className="num text-xl font-bold">{formatRupees(order.total)}</b>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
          {isFinal(status) ? (
            <>
              <Button variant="line" size="sm" onClick={open}>
                {words.view}
              </Button>
              <Button variant="quiet" size="sm" onClick={reorder}>
                {words.reorder}
              </Button>
            </>
          ) : (
            <>
              <Button variant={leading ? 'filled' : 'line'} size="sm" onClick={open}>
                {words.track}
              </Button>
              <Button variant="danger" size="sm" onClick={onCancel}>
                {words.cancel}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
