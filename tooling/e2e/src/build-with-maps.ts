import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { MAPS_KEY, root, SITES } from './places.ts'

const run = promisify(execFile)

/** The customer app as it is built with a key for the place search, in a folder of its own. */
export const buildWithMaps = async (folder: string): Promise<void> => {
  const cwd = `${root}apps/customer`
  await run(`${cwd}/node_modules/.bin/vite`, ['build', '--outDir', folder, '--emptyOutDir'], {
    cwd,
    env: {
      ...process.env,
      VITE_CUSTOMER_ORIGIN: SITES.customer,
      VITE_KIOSK_ORIGIN: SITES.kiosk,
      VITE_MARKETING_ORIGIN: SITES.marketing,
      VITE_MAPS_KEY: MAPS_KEY,
    },
  })
}

/** The page gets that build's files, under the headers of the running server. */
export const serveBuild = async (page: Page, folder: string): Promise<void> => {
  await page.route(`${SITES.customer}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const isPage = route.request().resourceType() === 'document'
    if (pathname.startsWith('/assets/')) return route.fulfill({ path: join(folder, pathname) })
    if (!isPage) return route.continue()
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: await readFile(join(folder, pathname === '/' ? 'index.html' : 'shell.html'), 'utf8'),
    })
  })
}
