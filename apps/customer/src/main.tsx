import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchFont } from '@dawadoot/ui/fonts/fetch-font.ts'
import { App } from './app.tsx'
import { SiteRouter } from './features/site/site-router.tsx'
import { wholeStylesOnceUsed } from './whole-styles.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')

const app = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
)

// the landing page comes as HTML; every other address starts from an empty shell
if (root.firstElementChild) {
  startTransition(() => void hydrateRoot(root, app))
  wholeStylesOnceUsed()
} else {
  fetchFont('a₹')
  startTransition(() => createRoot(root).render(app))
}
