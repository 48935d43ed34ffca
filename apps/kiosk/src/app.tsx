import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { forgetSignIn } from '@dawadoot/ordering/sign-in/sign-in-store'
import type { OpenCamera } from '@dawadoot/ui/camera-capture/camera-capture'
import { LinkProvider } from '@dawadoot/ui/link/link-provider'
import { ToastRegion } from '@dawadoot/ui/toast/toast-region'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { AppRoutes } from './app-routes.tsx'
import { apiUrl } from './env.ts'
import { ConnectionLost } from './features/device/connection-lost.tsx'
import { createDevice, createLook, hospitalOf } from './features/device/device-store.ts'
import { useDeviceWatch } from './features/device/use-device-watch.ts'
import { useNightlyReload } from './features/device/use-nightly-reload.ts'
import { useWakeLock } from './features/device/use-wake-lock.ts'
import { ErrorBoundary } from './features/frame/error-boundary.tsx'
import { guardPage } from './features/frame/guard-page.ts'
import { RouterAnchor } from './features/frame/router-anchor.tsx'
import { keepHospital, readHospital } from './features/hospital/hospital.ts'
import { ScreenKeys } from './features/keys/screen-keys.tsx'
import { type Kiosk, KioskContext } from './features/kiosk.tsx'
import { createKioskOrdering } from './features/kiosk-ordering.ts'
import { lateKioskClient } from './features/late-clients.ts'
import { watchCalls } from './features/session/calls.ts'
import { resetKiosk } from './features/session/end-session.ts'
import { IdleDialog } from './features/session/idle-dialog.tsx'
import { LeavingScreen } from './features/session/leaving-screen.tsx'
import { letNewVersionIn, untilAnswered } from './features/session/serve-next.ts'
import { LateSetUpScreen } from './features/staff/late-staff.tsx'
import { paths } from './paths.ts'
import { createWizard, startOver } from './routes/order/wizard-store.ts'
import { words } from './words.ts'

export type AppProps = {
  make?: typeof createKioskOrdering
  /** The browser's own page load. */
  load?: (path: string) => void
  fetch?: typeof globalThis.fetch
  openCamera?: OpenCamera
}

const loadPage = (path: string) => window.location.replace(path)
const now = () => Date.now()
const networkFetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)
/** How long a last word stays before the page is loaded anew. */
const FAREWELL_MS = 2000

/** Everything but the router around it. Tests bring their own order flow, and see where it would load. */
export function App({
  make = createKioskOrdering,
  load = loadPage,
  fetch = networkFetch,
  openCamera,
}: AppProps) {
  const navigate = useNavigate()
  const [wizard] = useState(createWizard)
  const [device] = useState(createDevice)
  const [client] = useState(() => lateKioskClient({ baseUrl: apiUrl(), fetch }))
  const [look] = useState(() => createLook(device, client, now))
  const [calls] = useState(() => watchCalls(fetch, () => void look()))
  const [ordering] = useState(() => make(navigate, wizard, calls.fetch))
  const [told, setTold] = useState(() => readHospital(ordering.storage))
  const [leaving, setLeaving] = useState(false)
  const known = useStore(device)

  const kiosk: Kiosk = {
    wizard,
    device,
    client,
    look,
    openCamera,
    hospital: known.place.status === 'enrolled' ? hospitalOf(known) : (told ?? hospitalOf(known)),
    setHospital: (hospital) => {
      keepHospital(ordering.storage, hospital)
      setTold(hospital)
    },
    reset: (path, said) => {
      if (leaving) return
      // whatever is on the screen goes first, with its camera and its pictures
      setLeaving(true)
      startOver(wizard)
      forgetSignIn(ordering.signIn)
      if (said) ordering.notify.success(said)
      const farewell = new Promise<void>((resolve) => setTimeout(resolve, said ? FAREWELL_MS : 0))
      void resetKiosk(ordering, path, (to) => {
        void Promise.all([farewell, untilAnswered(look)])
          .then(letNewVersionIn)
          .then(() => load(to))
      })
    },
  }
  const isBusy = () => calls.running() > 0 || ordering.prescription.getState().upload.status === 'uploading'
  const isInUse = () =>
    leaving ||
    isBusy() ||
    ordering.session.getState().status === 'signed_in' ||
    ordering.signIn.getState().step !== 'mobile' ||
    wizard.getState().step !== 'start'

  const revoked = known.place.status === 'not_enrolled'
  const leaveRevoked = useEffectEvent(() => {
    if (ordering.session.getState().status === 'signed_in') kiosk.reset(paths.login)
  })
  // nobody finds the session of somebody behind the set-up screen
  useEffect(() => {
    if (revoked) leaveRevoked()
  }, [revoked])

  useDeviceWatch(device, look)
  useWakeLock()
  useNightlyReload({ now, isInUse, onDue: () => kiosk.reset(paths.login) })
  useEffect(() => guardPage(document), [])

  return (
    <LinkProvider value={RouterAnchor}>
      <OrderingProvider ordering={ordering}>
        <KioskContext value={kiosk}>
          {leaving ? (
            <LeavingScreen />
          ) : (
            <ErrorBoundary report={ordering.report} onRestart={() => kiosk.reset(paths.login)}>
              {revoked ? <LateSetUpScreen /> : <AppRoutes />}
              <IdleDialog now={now} isBusy={isBusy} />
            </ErrorBoundary>
          )}
          <ScreenKeys />
          <ConnectionLost />
          <ToastRegion label={words.toasts} />
        </KioskContext>
      </OrderingProvider>
    </LinkProvider>
  )
}
