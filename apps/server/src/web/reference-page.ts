import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brand } from '@dawadoot/domain/brand/brand'
import type { Hono } from 'hono'
import type { ApiEnv } from './env.ts'
import { openApiDocument } from './openapi.ts'

const require = createRequire(import.meta.url)
const swagger = dirname(require.resolve('swagger-ui-dist/package.json'))

const PARTS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${brand.name} API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, defaultModelsExpandDepth: 0 })\n`

/** The viewer sets style attributes and draws its icons from data: addresses; it runs no inline script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/api/openapi.json` and, for people, `/api/docs`. Everything comes from this server: no network is needed. */
export const mountReference = (app: Hono<ApiEnv>): void => {
  const document = JSON.stringify(openApiDocument())
  const cached = 'public, max-age=3600'
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/openapi.json')
    return c.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  })
  app.get('/api/docs', (c) => {
    c.set('route', '/docs')
    return c.html(PAGE, 200, { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })
  })
  app.get('/api/docs/start.js', (c) => {
    c.set('route', '/docs')
    return c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': cached })
  })
  for (const [name, type] of Object.entries(PARTS))
    app.get(`/api/docs/${name}`, async (c) => {
      c.set('route', '/docs')
      const bytes = new Uint8Array(await readFile(join(swagger, name)))
      return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': cached })
    })
}
