import './index.css'
import { startAtTop } from './franchise/start-at-top.ts'
import { hydrateIslands } from './islands/hydrate-islands.ts'

// a built page is HTML already: only its islands come alive. While developing there is no HTML yet.
if (import.meta.env.DEV) void import('./dev.tsx').then(({ renderApp }) => renderApp())
else hydrateIslands(document)

if (/^\/franchise\/?$/.test(window.location.pathname)) startAtTop()
