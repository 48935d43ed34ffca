import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, ask } from './ask.ts'
import { PORTS, root, type Site, SITES } from './places.ts'

const asset = (site: Site, page: string): string => {
  const html = readFileSync(join(root, 'apps', site, 'dist', page), 'utf8')
  const path = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  if (!path) throw new Error(`${site}/${page} loads no script`)
  return path
}

const list = (text: string): string[] => text.trim().split(/\s+/)

/** Addresses of every sort: pages, files, ways to another site, and what is not there. */
const ADDRESSES: Record<Site, readonly string[]> = {
  customer: [
    ...list(`
      / /profile /profile/ /profile?tab=orders /medicne/eyJwIjoiMSJ9 /order-details/DD1 /nowhere /nowhere/deep
      /about /about/ /hospital-onboarding?from=mail /kiosk /kiosk/ /kiosk/home?a=b
      /index.html /shell.html /service-worker.js /favicon.svg /robots.txt
      /nothing.js /assets/nothing.js /csp.json /index.html.br /%2e%2e/package.json
      /api/docs /api/nothing /api/users/profile`),
    asset('customer', 'index.html'),
  ],
  kiosk: [
    ...list(`
      / /?a=b /kiosk /kiosk/ /kiosk/home /nowhere /nothing.png /assets/nothing.css /favicon.svg /api/nothing`),
    asset('kiosk', 'index.html'),
  ],
  marketing: [
    ...list(`
      / /?a=b /about /about/ /franchise?x=1 /hospital-onboarding /about.html /nowhere /nowhere/deep
      /assets/nothing.css /nothing.png /share/about.png /sitemap.xml`),
    asset('marketing', 'about.html'),
  ],
}

const COMPARED = [
  'location',
  'cache-control',
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
] as const

/** Two names of one type, and a character set that the type implies, are no difference. */
const SAME: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
}
const comparable = (name: string, value: string | undefined): string | undefined => {
  if (name !== 'content-type' || value === undefined) return value
  const [type = ''] = value.split(';')
  return SAME[type] ?? type
}

/** Headers of a redirect or of a bare "not found" protect nothing. */
const isPage = ({ status, headers }: Answer): boolean =>
  status === 200 || (headers['content-type'] ?? '').includes('html')

const differences = (here: Answer, there: Answer): string[] => {
  const found: string[] = []
  if (here.status !== there.status) found.push(`status ${here.status} instead of ${there.status}`)
  else if (there.status >= 300 && there.status < 400) {
    if (here.headers['location'] !== there.headers['location'])
      found.push(`leads to ${here.headers['location']} instead of ${there.headers['location']}`)
  } else if (isPage(there)) {
    for (const name of COMPARED)
      if (comparable(name, here.headers[name]) !== comparable(name, there.headers[name]))
        found.push(`${name}: ${here.headers[name]} instead of ${there.headers[name]}`)
    if (here.body !== there.body) found.push('another body')
  }
  return found
}

/**
 * Asks the proxy and the server for the same addresses of every site. The server is the one that people develop with:
 * behind the proxy nothing may be different. Gives a line for each difference.
 */
export const compareSites = async (ca: string): Promise<{ asked: number; found: string[] }> => {
  const found: string[] = []
  let asked = 0
  const [api] = PORTS.apis
  if (api === undefined) throw new Error('no server to compare with')
  for (const site of ['customer', 'kiosk', 'marketing'] as const)
    for (const address of ADDRESSES[site]) {
      asked += 1
      const here = await ask(SITES[site], address, { port: PORTS.proxy, ca })
      const there = await ask(SITES[site], address, { port: api })
      found.push(...differences(here, there).map((what) => `${SITES[site]}${address}: ${what}`))
      if (address.startsWith('/assets/') && here.status === 200 && here.headers['content-encoding'] !== 'br')
        found.push(`${SITES[site]}${address}: is not compressed`)
      if (here.headers['server']) found.push(`${SITES[site]}${address}: names the server`)
    }
  return { asked, found }
}
