import { Navigate, Route, Routes } from 'react-router'
import { paths } from './paths.ts'
import { HomePage } from './routes/home-page.tsx'
import { LoginPage } from './routes/login-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { OrderPage } from './routes/order/order-page.tsx'
import { ProfilePage } from './routes/profile-page.tsx'

/** Which address shows what. Decisions, "One product, three apps". */
export const AppRoutes = () => (
  <Routes>
    <Route path="/" element={<Navigate to={paths.login} replace />} />
    <Route path={paths.login} element={<LoginPage />} />
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.order} element={<OrderPage />} />
    <Route path={paths.profile} element={<ProfilePage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
