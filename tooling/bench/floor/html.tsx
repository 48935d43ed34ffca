import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Shop } from './shop.tsx'

/** The floor's page as HTML. */
export const html = (): string =>
  renderToString(
    <StaticRouter location="/">
      <Shop />
    </StaticRouter>,
  )
