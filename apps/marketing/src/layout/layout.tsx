import { Outlet } from 'react-router'
import { Island } from '../islands/island.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

/** Header, page, footer. The page brings its own `main`. */
export function Layout() {
  return (
    <>
      <Island name="page-header" of={PageHeader} />
      <Outlet />
      <PageFooter />
    </>
  )
}
