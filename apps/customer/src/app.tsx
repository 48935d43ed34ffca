import { followOtherTabs } from '@dawadoot/ordering/session/session-store'
import { keepSessionFresh } from '@dawadoot/ordering/session/keep-session-fresh'
import { OrderingProvider, type Ordering } from '@dawadoot/ordering/ordering'
import { LinkProvider } from '@dawadoot/ui/link/link-provider'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AppRoutes, OfflineNote, pageChunks } from './app-routes.tsx'
import { chunk, preloadAtIdle } from './chunk.tsx'
import { createOverlays, overlaysReady, type OverlaysStore } from './features/overlays/overlays-store.ts'
import { Overlays, SignIn, Upload } from './features/overlays/overlays.tsx'
import { ErrorBoundary } from './features/site/error-boundary.tsx'
import { AccountMenu } from './features/site/header.tsx'
import { RouterAnchor } from './features/site/router-anchor.tsx'
import { createSiteOrdering, siteClient } from './features/site/site-ordering.tsx'
import { keepShell } from '@dawadoot/ordering/shell/keep-shell'
import { justPickedUp } from './new-version.ts'
import { words } from './words.ts'

/** Nothing to see until the first message. */
const Toasts = chunk(() => import('@dawadoot/ui/toast/toast-region').then((door) => door.ToastRegion), {
  styled: true,
})

/**
 * Where the shell is kept, its files come with it: pages are here without being run before they are asked for. A browser
 * that refuses to keep it (a private window) fetches them when they are: run ahead, they are a tenth of the first page's
 * work.
 */
const keepsShell = import.meta.env.PROD && 'serviceWorker' in (globalThis.navigator ?? {})
const whatComesNext = keepsShell ? [{ preload: keepShell }] : [Upload, AccountMenu, siteClient, ...pageChunks]

/** Everything but the router around it. Tests bring their own order flow. */
export const App = ({ make = createSiteOrdering }: { make?: typeof createSiteOrdering }) => {
  const navigate = useNavigate()
  const [overlays] = useState(createOverlays)
  const [ordering] = useState(() => make(navigate, overlays))
  useSessionKept(ordering)
  useEffect(() => {
    if (justPickedUp()) ordering.notify.success(words.updated)
  }, [ordering])
  useEffect(() => {
    // who is signed in needs no sign-in before the session ends, and then it is fetched
    const known = ordering.session.getState().status === 'signed_in'
    return preloadAtIdle([...(known ? [] : [SignIn]), overlaysReady(overlays), OfflineNote, ...whatComesNext])
  }, [ordering, overlays])
  return <Site ordering={ordering} overlays={overlays} />
}

const Site = ({ ordering, overlays }: { ordering: Ordering; overlays: OverlaysStore }) => (
  <LinkProvider value={RouterAnchor}>
    <OrderingProvider ordering={ordering}>
      {/* before the pages: it listens for what a page's address may ask for as soon as it is shown */}
      <Overlays store={overlays} />
      <ErrorBoundary report={ordering.report}>
        <AppRoutes />
      </ErrorBoundary>
      <Toasts label={words.toasts} />
    </OrderingProvider>
  </LinkProvider>
)

const useSessionKept = (ordering: Ordering) => {
  useEffect(() => followOtherTabs(ordering.session, ordering.storage), [ordering])
  useEffect(() => keepSessionFresh(ordering), [ordering])
}
