import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * The router's own `BrowserRouter`, written out: the file that it comes from also holds forms, fetchers and scroll
 * restoration, which no build can leave out (6 KB of a first load of 78).
 */
export const SiteRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setAt] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen((at) => startTransition(() => setAt(at))), [history])
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}
