import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Shop } from './shop.tsx'
import './floor.css'

/** The same, prerendered and with its styles inline. */
const root = document.getElementById('root')
if (root)
  hydrateRoot(
    root,
    <BrowserRouter>
      <Shop />
    </BrowserRouter>,
  )
