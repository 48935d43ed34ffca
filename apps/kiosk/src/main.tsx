import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { App } from './app.tsx'
import { apiUrl } from './env.ts'
import { arrive } from './features/session/arrive.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')

// before the app reads what is stored
void arrive({ pathname: window.location.pathname, storage: browserStorage('kiosk'), apiUrl: apiUrl() })

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
