import { lazy, Suspense } from 'react'
import { Link, Route, Routes } from 'react-router'
import { Landing } from './landing.tsx'
import { useShop } from './store.ts'

const Login = lazy(() => import('./login.tsx'))
const Other = lazy(() => import('./other.tsx'))

const nav = (
  <nav className="hidden gap-4 md:flex">
    <Link to="/track">Track</Link>
    <Link to="/profile">Profile</Link>
  </nav>
)

const Home = () => {
  const { login, open, close, lines } = useShop()
  return (
    <>
      <Landing nav={nav} cart={lines.length} onLogin={open} />
      {login ? (
        <Suspense fallback={null}>
          <Login onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A router, a store, a page and a dialog whose code comes when it is asked for: what an app like ours cannot do without. */
export const Shop = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    <Route
      path="*"
      element={
        <Suspense fallback={null}>
          <Other />
        </Suspense>
      }
    />
  </Routes>
)
