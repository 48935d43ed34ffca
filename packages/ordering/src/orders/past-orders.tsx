import { isFinal } from '@dawadoot/domain/order/status'
import { Button } from '@dawadoot/ui/button/button'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { useState } from 'react'
import { RetryButton } from '../failure/retry-button.tsx'
import { useOrdering } from '../ordering.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderRow } from './order-row.tsx'
import { loadOrders } from './orders-actions.ts'
import { useOrders } from './use-orders.tsx'
import { orderWords } from './words.ts'

const words = orderWords.past

/** The profile's orders tab. Specification, section 2, Profile page: orders tab. */
export function PastOrders() {
  return (
    <section aria-labelledby="past-orders" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="past-orders" className="text-2xl">
        {words.title}
      </h2>
      <OrderList />
    </section>
  )
}

function OrderList() {
  const ordering = useOrdering()
  const { history, cancelling } = useOrders()
  const [asked, setAsked] = useState<string>()

  if (history.status === 'failed')
    return (
      <ErrorState
        title={words.failedTitle}
        action={<RetryButton label={orderWords.retry} onRetry={() => void loadOrders(ordering)} />}
      >
        {history.message}
      </ErrorState>
    )
  if (history.status !== 'ready')
    return (
      <>
        <SkeletonSlip label={words.loading} lines={4} />
        <SkeletonSlip label="" lines={4} />
      </>
    )
  if (history.orders.length === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        art={<BlankSlip />}
        action={<Button onClick={ordering.navigate.upload}>{words.emptyAction}</Button>}
      >
        {words.emptyText}
      </EmptyState>
    )
  // the one filled button: the newest order that is on its way
  const newestOpen = history.orders.find(({ status }) => !isFinal(status))
  return (
    <>
      {history.orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          leading={order === newestOpen}
          cancelling={cancelling[order.id]}
          onCancel={() => setAsked(order.id)}
        />
      ))}
      <CancelDialog orderId={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
