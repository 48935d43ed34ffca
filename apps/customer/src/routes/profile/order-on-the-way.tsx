import { minutesUntil } from '@dawadoot/domain/order/estimate'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { openOrder } from '@dawadoot/ordering/orders/open-order'
import { useNow } from '@dawadoot/ordering/orders/use-now'
import { useOrders } from '@dawadoot/ordering/orders/use-orders'
import { CourierRide } from '@dawadoot/ui/art/courier-ride'
import { Anchor } from '@dawadoot/ui/link/link-provider'
import { useStore } from 'zustand'
import { paths } from '../../paths.ts'
import { laterWords as words } from '../../words-later.ts'

/** Shows while an order is open, with that order's estimate: with none it would not be true. */
export const OrderOnTheWay = () => {
  const order = useStore(useOrdering().orders, openOrder)
  const now = useNow(order !== undefined)
  if (!order) return null
  return (
    <Anchor
      href={paths.orderDetails(order.id)}
      className="grid w-full grid-cols-[auto_1fr] items-end gap-x-4 border-b-[0.3125rem] border-neel-600 bg-neel-100 pr-5 pl-4 no-underline md:ml-auto md:max-w-[min(27rem,100%-18rem)]"
    >
      <CourierRide className="-mb-px h-24" />
      <span className="self-center py-4">
        <b className="block leading-snug">
          {words.profile.onTheWay(minutesUntil(order.estimatedDelivery, now))}
        </b>
        <span className="text-sm">
          {words.profile.track} <span aria-hidden>›</span>
        </span>
      </span>
    </Anchor>
  )
}

/** Reads the orders for the card where the tab in sight does not do so itself. */
export const OrdersRead = () => {
  useOrders()
  return null
}
