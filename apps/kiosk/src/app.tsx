import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { LinkProvider } from '@dawadoot/ui/link/link-provider'
import { ToastRegion } from '@dawadoot/ui/toast/toast-region'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './features/frame/error-boundary.tsx'
import { RouterAnchor } from './features/frame/router-anchor.tsx'
import { keepHospital, readHospital } from './features/hospital/hospital.ts'
import { ScreenKeys } from './features/keys/screen-keys.tsx'
import { type Kiosk, KioskContext } from './features/kiosk.tsx'
import { createKioskOrdering } from './features/kiosk-ordering.ts'
import { countCalls } from './features/session/calls.ts'
import { resetKiosk } from './features/session/end-session.ts'
import { IdleDialog } from './features/session/idle-dialog.tsx'
import { paths } from './paths.ts'
import { createWizard } from './routes/order/wizard-store.ts'
import { words } from './words.ts'

export type AppProps = {
  make?: typeof createKioskOrdering
  /** The browser's own page load. */
  load?: (path: string) => void
}

const loadPage = (path: string) => window.location.replace(path)

/** Everything but the router around it. Tests bring their own order flow, and see where it would load. */
export function App({ make = createKioskOrdering, load = loadPage }: AppProps) {
  const navigate = useNavigate()
  const [wizard] = useState(createWizard)
  const [calls] = useState(() => countCalls((...call) => globalThis.fetch(...call)))
  const [ordering] = useState(() => make(navigate, wizard, calls.fetch))
  const [hospital, setHospital] = useState(() => readHospital(ordering.storage))

  const kiosk: Kiosk = {
    wizard,
    hospital,
    setHospital: (next) => {
      keepHospital(ordering.storage, next)
      setHospital(next)
    },
    reset: (path) => void resetKiosk(ordering, path, load),
  }
  const isBusy = () => calls.running() > 0 || ordering.prescription.getState().upload.status === 'uploading'

  return (
    <LinkProvider value={RouterAnchor}>
      <OrderingProvider ordering={ordering}>
        <KioskContext value={kiosk}>
          <ErrorBoundary report={ordering.report} onRestart={() => kiosk.reset(paths.login)}>
            <AppRoutes />
          </ErrorBoundary>
          <ScreenKeys />
          <IdleDialog now={() => Date.now()} isBusy={isBusy} />
          <ToastRegion label={words.toasts} />
        </KioskContext>
      </OrderingProvider>
    </LinkProvider>
  )
}
