import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { wholeStyles } from './whole-styles.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// the landing page comes as HTML; every other address starts from an empty shell
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
void wholeStyles()
