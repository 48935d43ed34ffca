import { renderToString } from 'react-dom/server'
import { App as Pages } from './app.tsx'
import { IslandRendering } from './islands/island.tsx'

export { headOf } from './head.ts'

/** What the build renders: every island on its own, so that what the browser hydrates is exactly what was written. */
export function App() {
  return (
    <IslandRendering value={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}>
      <Pages />
    </IslandRendering>
  )
}
