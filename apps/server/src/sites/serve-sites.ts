import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { ApiEnv } from '../web/env.ts'
import { pageHeaders } from './page-headers.ts'
import { filesFor, LOST_PAGE, redirectOf, type SiteName, siteOf } from './site-address.ts'
import { findSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts'

const SITES = ['customer', 'kiosk', 'marketing'] as const satisfies readonly SiteName[]
type Builds = Record<SiteName, SiteFiles | undefined>

/** `apps/{site}/dist` of each app below `folder`. */
export const findBuilds = async (folder: string): Promise<Builds> => {
  const [customer, kiosk, marketing] = await Promise.all(
    SITES.map((site) => findSiteFiles(join(folder, site, 'dist'))),
  )
  return { customer, kiosk, marketing }
}

/** Vite names assets by their content: they never change. Pages do, with every deployment. */
const cacheControl = (address: string): string =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const send = async (c: Context, address: string, file: SiteFile): Promise<Response> => {
  c.header('Cache-Control', cacheControl(address))
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(file.etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  const brotli =
    file.compressed && /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? file.compressed : undefined
  if (brotli) c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(await readFile(brotli ?? file.path)))
}

/** The three apps by host name, as static files. Everything below /api and the health checks comes before. */
export const serveSites = (app: Hono<ApiEnv>, { settings }: Pick<Deps, 'settings'>, builds: Builds): void => {
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const site = siteOf(c.req.header('host') ?? url.host, settings.sites)
    c.set('route', site)
    const elsewhere = redirectOf(site, url, settings.sites)
    if (elsewhere) return c.redirect(elsewhere, 302)
    const build = builds[site]
    if (!build) return c.text(`The ${site} app has not been built yet: npm start builds it.`, 503)
    for (const [name, value] of Object.entries(pageHeaders(build.inline, settings))) c.header(name, value)
    for (const address of filesFor(c.req.path)) {
      const file = build.files.get(address)
      if (!file) continue
      if (address === LOST_PAGE) c.status(404)
      return send(c, address, file)
    }
    return c.text('Not found', 404)
  })
}
