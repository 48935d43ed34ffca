import { KIOSK } from '@dawadoot/domain/kiosk/timers'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { formatOrderTime } from '@dawadoot/domain/order/date'
import type { OrderDetails } from '@dawadoot/domain/order/order'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { orderTotals } from '@dawadoot/ordering/orders/order-totals'
import { OnTheRoadScene } from '@dawadoot/ui/art/on-the-road-scene'
import { Badge } from '@dawadoot/ui/badge/badge'
import { Button } from '@dawadoot/ui/button/button'
import { CountdownRing } from '@dawadoot/ui/countdown-ring/countdown-ring'
import { BadgeCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { KioskScreen } from '../../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../../features/kiosk.tsx'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { TabStrip } from './tab-strip.tsx'

const { placed: say } = words.order
const TOTAL = KIOSK.placedCountdownSeconds

/** Step 5: the order's number, then everything is wiped and the next person finds step 1. */
export function PlacedStep({ orderId }: { orderId: string | undefined }) {
  const { reset } = useKiosk()
  const leave = () => reset(paths.order)
  const left = useCountdown(TOTAL, leave)
  return (
    <KioskScreen
      foot={
        <>
          <CountdownRing remaining={left} total={TOTAL} label={say.countdown} />
          <div className="grid content-center gap-2">
            <p className="text-sm text-quiet">{say.clears(left)}</p>
            <Button full hindi={say.homeHindi} onClick={leave}>
              {say.home}
            </Button>
          </div>
        </>
      }
    >
      <TabStrip step="placed" />
      <div className="my-auto grid gap-3 landscape:grid-cols-[5fr_6fr] landscape:items-center landscape:gap-10">
        <OnTheRoadScene className="-mx-(--size-gutter) block w-[calc(100%+2*var(--size-gutter))] landscape:mx-0 landscape:w-full" />
        <div className="grid justify-items-start gap-3">
          <Badge icon={<BadgeCheck aria-hidden />} className="mt-4 text-lg! landscape:mt-0">
            {say.sent}
          </Badge>
          <h1 className="text-4xl">{say.title}</h1>
          <p lang="hi" className="text-xl font-medium text-quiet">
            {say.hindi}
          </p>
          {orderId ? <Facts orderId={orderId} /> : null}
        </div>
      </div>
    </KioskScreen>
  )
}

/** The number, and what is known of the order; that it cannot be looked up keeps nobody. */
function Facts({ orderId }: { orderId: string }) {
  const { client } = useOrdering()
  const [order, setOrder] = useState<OrderDetails>()
  useEffect(() => {
    const left = new AbortController()
    client.orders.details(orderId, left.signal).then(setOrder, () => {})
    return () => left.abort()
  }, [client, orderId])
  const time = formatOrderTime(order?.estimatedDelivery)
  const facts = [
    [say.order, `#${orderId}`],
    ...(time ? [[say.reaching, say.by(time)]] : []),
    ...(order ? [[say.pay, formatRupees(orderTotals(order.items).total)]] : []),
  ]
  return (
    // room for all three, so that nothing moves when the last two come
    <dl className="num mt-4 min-h-43 w-full landscape:mt-0">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-t-2 border-rule py-3.5 text-lg">
          <dt className="text-quiet">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whole seconds left of `total`, by a stored deadline; `onEnd` runs once, at zero. */
function useCountdown(total: number, onEnd: () => void): number {
  const [left, setLeft] = useState(total)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    const deadline = Date.now() + total * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      ended()
    }, 250)
    return () => clearInterval(timer)
  }, [total])
  return left
}
