import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { keepShell } from '@dawadoot/ordering/shell/keep-shell'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { App } from './app.tsx'
import { apiUrl } from './env.ts'
import { arrive } from './features/session/arrive.ts'
import { paths } from './paths.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')

// before the app reads what is stored
void arrive({ pathname: window.location.pathname, storage: browserStorage('kiosk'), apiUrl: apiUrl() })

createRoot(root).render(
  <StrictMode>
    {/* a change of screen is what somebody waits for: drawn at once, not when nothing else is to be done */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
)

// after the first screen: it fetches all the others too
if (import.meta.env.PROD) window.addEventListener('load', () => void keepShell(), { once: true })

// a page that Back brings out of the browser's memory may show what a person saw before it was left
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.replace(paths.login)
})
