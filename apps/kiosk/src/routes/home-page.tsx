import { maskMobile } from '@dawadoot/domain/person/mobile'
import { Button } from '@dawadoot/ui/button/button'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { KioskScreen } from '../features/frame/kiosk-screen.tsx'
import { useLeave } from '../features/session/use-leave.ts'
import { paths } from '../paths.ts'
import { words } from '../words.ts'
import { NeedsSession } from './needs-session.tsx'

/** `/kiosk/home`: who is here, and the two ways on. The number is masked: other people can see this screen. */
export function HomePage() {
  const leave = useLeave()

  return (
    <NeedsSession>
      {({ name, mobile }) => (
        <KioskScreen
          foot={
            <Button variant="quiet" hindi={words.home.logoutHindi} onClick={leave} className="col-span-2">
              {words.home.logout}
            </Button>
          }
        >
          <div className="grid gap-2 pt-6">
            <h1 className="text-3xl">{words.home.welcome(name || maskMobile(mobile))}</h1>
            <p className="text-lg text-quiet">{words.home.lead}</p>
          </div>
          <div className="mt-auto grid gap-4 landscape:grid-cols-2">
            <ButtonLink
              full
              size="lg"
              href={paths.order}
              hindi={words.home.ordersHindi}
              className="min-h-26! text-2xl!"
            >
              {words.home.orders}
            </ButtonLink>
            <ButtonLink
              full
              size="lg"
              variant="line"
              href={paths.profile}
              hindi={words.home.profileHindi}
              className="min-h-26! text-2xl!"
            >
              {words.home.profile}
            </ButtonLink>
          </div>
        </KioskScreen>
      )}
    </NeedsSession>
  )
}
