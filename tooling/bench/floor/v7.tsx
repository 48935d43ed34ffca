import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Shop } from './shop.tsx'
import './floor.css'

/** Drawn by the browser alone; the login comes when it is asked for. */
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Shop />
    </BrowserRouter>,
  )
