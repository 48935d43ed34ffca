import { useOrdering } from '@dawadoot/ordering/ordering'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { chunk } from './chunk.tsx'
import { origins } from './env.ts'
import { Elsewhere } from './features/site/elsewhere.tsx'
import { ErrorBoundary } from './features/site/error-boundary.tsx'
import { Header } from './features/site/header.tsx'
import { PageFailed, PagePending } from './features/site/page-pending.tsx'
import { patiently } from './patiently.ts'
import { useAskedByAddress } from './features/site/use-asked-by-address.ts'
import { useDraftsCleared } from './features/site/use-drafts-cleared.ts'
import { useOnline } from './features/site/use-online.ts'
import { useScroll } from './features/site/use-scroll.ts'
import { LandingPage } from './routes/landing/landing-page.tsx'

// the landing page's HTML already holds it
const Footer = lazy(() =>
  patiently(() => import('./features/site/footer.tsx')).then((door) => ({ default: door.Footer })),
)

export const OfflineNote = chunk(() =>
  import('./features/site/offline-note.tsx').then((door) => door.OfflineNote),
)

const page = { pending: PagePending, failed: PageFailed } as const

const ResultPage = chunk(() => import('./routes/result-page.tsx').then((door) => door.ResultPage), page)
const OrderPage = chunk(() => import('./routes/order-page.tsx').then((door) => door.OrderPage), page)
const ProfilePage = chunk(
  () => import('./routes/profile/profile-page.tsx').then((door) => door.ProfilePage),
  page,
)
const NoticePage = chunk(() => import('./routes/notice-page.tsx').then((door) => door.NoticePage), page)
const NotFoundPage = chunk(
  () => import('./routes/not-found-page.tsx').then((door) => door.NotFoundPage),
  page,
)

/** In the order in which a customer is likely to need them. */
export const pageChunks = [ResultPage, OrderPage, ProfilePage]

/** Which address shows what. Decisions, "One product, three apps". */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route element={<WithFooter />}>
        <Route index element={<LandingPage />} />
        <Route path="notice" element={<NoticePage />} />
      </Route>
      <Route path="profile" element={<ProfilePage />} />
      <Route path="medicne/:data?" element={<ResultPage />} />
      <Route path="medicine/*" element={<RightlySpelt />} />
      <Route path="order-confirmation/:orderId" element={<OrderPage />} />
      <Route path="order-details/:orderId" element={<OrderPage />} />
      {['about', 'hospital-onboarding', 'franchise'].map((path) => (
        <Route key={path} path={path} element={<Elsewhere origin={origins.marketing} />} />
      ))}
      <Route path="kiosk/*" element={<Elsewhere origin={origins.kiosk} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)

/** The header over every page, and one net under it that a step to another page takes up again. */
const Layout = () => {
  const { report } = useOrdering()
  const { pathname } = useLocation()
  const online = useOnline()
  useScroll()
  useDraftsCleared()
  useAskedByAddress()
  return (
    <>
      <Header />
      {online ? null : <OfflineNote />}
      <ErrorBoundary key={pathname} report={report}>
        <Outlet />
      </ErrorBoundary>
    </>
  )
}

const WithFooter = () => {
  const { now } = useOrdering()
  return (
    <>
      <Outlet />
      <Suspense>
        <Footer year={new Date(now()).getFullYear()} />
      </Suspense>
    </>
  )
}

/** `/medicine/…` is `/medicne/…`, as the specification spells it. */
const RightlySpelt = () => {
  const { pathname, search } = useLocation()
  return <Navigate to={`${pathname.replace('/medicine', '/medicne')}${search}`} replace />
}
