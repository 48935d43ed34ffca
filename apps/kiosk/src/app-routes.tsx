import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { paths } from './paths.ts'
import { HomePage } from './routes/home-page.tsx'
import { LoginPage } from './routes/login-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { ProfilePage } from './routes/profile-page.tsx'

/** The way to an order is half of the app: it comes after the first screen. */
const orderPage = () => import('./routes/order/order-page.tsx')
const OrderPage = lazy(async () => ({ default: (await orderPage()).OrderPage }))

/** Which address shows what. Decisions, "One product, three apps". */
export const AppRoutes = () => {
  useEffect(() => {
    // fetched ahead, once the first screen is there; who goes there asks again
    orderPage().catch(() => {})
  }, [])
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.home} element={<HomePage />} />
      <Route
        path={paths.order}
        element={
          <Suspense>
            <OrderPage />
          </Suspense>
        }
      />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
