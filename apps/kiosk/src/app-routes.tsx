import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { late, LateScreen } from './features/frame/late-screen.tsx'
import { paths } from './paths.ts'
import { HomePage } from './routes/home-page.tsx'
import { LoginPage } from './routes/login-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { ProfilePage } from './routes/profile-page.tsx'

/** The way to an order is half of the app: it comes after the first screen. */
const order = late(async () => (await import('./routes/order/order-page.tsx')).OrderPage)

/** Which address shows what. Decisions, "One product, three apps". */
export const AppRoutes = () => {
  useEffect(() => {
    // ahead of time, once the first screen is there
    order.fetchAhead()
  }, [])
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.order} element={<LateScreen of={order} />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
