import type { OrderDetails } from '@dawadoot/domain/order/order'
import { isFinal } from '@dawadoot/domain/order/status'
import { Badge } from '@dawadoot/ui/badge/badge'
import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { Note } from '@dawadoot/ui/note/note'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { BadgeCheck, Printer, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { RetryButton } from '../failure/retry-button.tsx'
import { useOrdering } from '../ordering.tsx'
import { FromTurn, Turns } from '../paint/turns.tsx'
import { SignInPrompt } from '../session/sign-in-prompt.tsx'
import { useSession } from '../session/use-session.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderInformation, SellerInformation } from './order-information.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderStatus, timeText } from './order-status.tsx'
import { OrderTimer } from './order-timer.tsx'
import { StatusTag } from './status-tag.tsx'
import { useOrder } from './use-order.tsx'
import { usePrinting } from './use-printing.ts'
import { orderWords as words } from './words.ts'

export type OrderScreenProps = {
  orderId: string
  /** The customer comes from the cart: says thank you, once. */
  fromCart?: boolean
}

/** `/order-confirmation/{orderId}` and `/order-details/{orderId}`. Specification, section 2, Order screen. */
export function OrderScreen({ orderId, fromCart = false }: OrderScreenProps) {
  const { notify } = useOrdering()
  const session = useSession()
  const thanked = useRef(false)
  useEffect(() => {
    if (!fromCart || thanked.current) return
    thanked.current = true
    notify.success(words.arrived)
  }, [fromCart, notify])
  if (session.status !== 'signed_in')
    return (
      <div className="wrap section">
        <SignInPrompt level={1} />
      </div>
    )
  return <OwnOrder key={`${session.user.id} ${orderId}`} orderId={orderId} />
}

function OwnOrder({ orderId }: { orderId: string }) {
  const { state, reload } = useOrder(orderId)
  return (
    <div className="wrap pt-7 pb-16 print:p-0">
      {state.status === 'loading' ? <SkeletonSlip label={words.loading} lines={6} /> : null}
      {state.status === 'failed' ? (
        <ErrorState
          level={1}
          title={words.failedTitle}
          action={<RetryButton label={words.retry} onRetry={reload} />}
        >
          {state.message}
        </ErrorState>
      ) : null}
      {state.status === 'ready' ? <Order order={state.order} onChanged={reload} /> : null}
    </div>
  )
}

function Order({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const [asking, setAsking] = useState(false)
  const { orders, surface } = useOrdering()
  const cancelling = useStore(orders, (state) => state.cancelling[order.id])
  const final = isFinal(order.status)
  const printing = usePrinting()
  return (
    <Turns last={2}>
      {printing ? <OrderBill order={order} /> : null}
      <div className="print:hidden">
        <OrderHeader order={order} />
        <OrderStatus order={order} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:items-start">
          <FromTurn at={1}>
            <OrderItems
              items={order.items}
              // nobody pays for an order that was cancelled
              inCash={order.status !== 'cancelled' && order.paymentMethod.toLowerCase() === 'cod'}
            />
          </FromTurn>
          <FromTurn at={2}>
            <OrderInformation order={order}>
              {cancelling?.status === 'failed' ? (
                <Note tone="bad" role="alert" className="mt-5">
                  {cancelling.message}
                </Note>
              ) : null}
              <div className="mt-6 flex flex-wrap gap-3">
                {surface === 'web' ? (
                  <Button
                    variant="line"
                    size="sm"
                    icon={<Printer aria-hidden />}
                    onClick={() => window.print()}
                  >
                    {words.bill.print}
                  </Button>
                ) : null}
                {final ? null : (
                  <Button variant="danger" size="sm" icon={<X aria-hidden />} onClick={() => setAsking(true)}>
                    {words.cancel.button}
                  </Button>
                )}
              </div>
            </OrderInformation>
            <SellerInformation order={order} />
          </FromTurn>
        </div>
      </div>
      <CancelDialog
        orderId={asking ? order.id : undefined}
        onClose={() => {
          setAsking(false)
          // an order that ended meanwhile shows how
          onChanged()
        }}
      />
    </Turns>
  )
}

function OrderHeader({ order }: { order: OrderDetails }) {
  const { id, status, orderDate, estimatedDelivery, verifiedBy, events } = order
  const final = isFinal(status)
  const due = final ? undefined : timeText(estimatedDelivery, orderDate)
  const endedAt = events.find((event) => event.status === status)?.timestamp
  return (
    <header className="mb-6 flex items-start justify-between gap-4">
      <div className="min-w-0">
        {final ? (
          <StatusTag status={status} endedAt={endedAt} />
        ) : verifiedBy ? (
          <Badge icon={<BadgeCheck aria-hidden />}>{words.verifiedShort}</Badge>
        ) : (
          <p className="text-sm text-quiet">{words.unverified}</p>
        )}
        <h1 className="mt-1.5 text-3xl">{final ? words.details : words.confirmed}</h1>
        <p className="mt-1.5 text-quiet">
          {words.number.before}
          <b className="num font-semibold wrap-anywhere text-ink">#{id}</b>
          {due ? (
            <>
              {words.number.by}
              <b className="num font-semibold text-ink">{due}</b>
            </>
          ) : null}
        </p>
      </div>
      <OrderTimer orderedAt={orderDate} status={status} size="md" />
    </header>
  )
}
