import { OrderScreen } from '@dawadoot/ordering/orders/order-screen'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import * as v from 'valibot'
import { PrivateMeta } from '../features/site/document-meta.tsx'
// it asks the server as soon as it is there: the code for that comes with its own
import '../features/site/site-client.ts'
import { laterWords as words } from '../words-later.ts'

const State = v.object({ fromCart: v.literal(true) })

/** `/order-confirmation/{orderId}` and `/order-details/{orderId}`. */
export const OrderPage = () => {
  const { orderId = '' } = useParams()
  return (
    <main>
      <PrivateMeta page={words.order.documentTitle} />
      <Order key={orderId} orderId={orderId} />
    </main>
  )
}

/** Coming from the cart is said once: a reload or Back is not another arrival. */
const Order = ({ orderId }: { orderId: string }) => {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string }
  const navigate = useNavigate()
  const arrived = v.is(State, state)
  const [fromCart] = useState(arrived)
  useEffect(() => {
    // whoever pressed Back in this moment is elsewhere already, and must not be brought here again
    const here = window.location.pathname === pathname
    if (arrived && here) void navigate(pathname, { replace: true, state: null })
  }, [arrived, navigate, pathname])
  return <OrderScreen orderId={orderId} fromCart={fromCart} />
}
