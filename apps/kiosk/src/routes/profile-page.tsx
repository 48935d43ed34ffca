import { maskMobile } from '@dawadoot/domain/person/mobile'
import { statusText } from '@dawadoot/domain/order/status-text'
import { useOrders } from '@dawadoot/ordering/orders/use-orders'
import type { OrderHistory } from '@dawadoot/ordering/orders/orders-store'
import { Button } from '@dawadoot/ui/button/button'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { KioskScreen } from '../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../features/kiosk.tsx'
import { useLeave } from '../features/session/use-leave.ts'
import { paths } from '../paths.ts'
import { words } from '../words.ts'
import { NeedsSession } from './needs-session.tsx'

/** `/kiosk/profile`: name, masked number, hospital, the last order's status, Logout. Decisions, "Kiosk". */
export function ProfilePage() {
  return <NeedsSession>{({ name, mobile }) => <Profile name={name} mobile={mobile} />}</NeedsSession>
}

function Profile({ name, mobile }: { name: string; mobile: string }) {
  const { hospital } = useKiosk()
  const { history } = useOrders()

  const leave = useLeave()

  const facts = [
    [words.profile.name, name || words.profile.noName],
    [words.profile.mobile, maskMobile(mobile)],
    ...(hospital ? [[words.profile.hospital, hospital.name]] : []),
    [words.profile.lastOrder, lastOrder(history)],
  ]
  return (
    <KioskScreen
      foot={
        <>
          <ButtonLink variant="quiet" href={paths.home}>
            {words.profile.back}
          </ButtonLink>
          <Button variant="line" onClick={leave}>
            {words.profile.logout}
          </Button>
        </>
      }
    >
      <h1 className="pt-6 text-3xl">{words.profile.title}</h1>
      <dl className="hang hang-pad grid">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-4 text-lg first:border-0"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </KioskScreen>
  )
}

function lastOrder(history: OrderHistory): string {
  switch (history.status) {
    case 'failed':
      return words.profile.failed
    case 'ready': {
      const [last] = history.orders
      return last ? `#${last.id}: ${statusText(last.status, last.deliveredDate)}` : words.profile.noOrder
    }
    default:
      return words.profile.loading
  }
}
