import type { SiteOrigins } from '../settings.ts'

export type SiteName = keyof SiteOrigins

/** By the host that was asked for: the configured ones, else kiosk.… and marketing.…, else the main site. */
export const siteOf = (host: string, sites: SiteOrigins): SiteName => {
  const name = host.toLowerCase()
  for (const site of ['kiosk', 'marketing', 'customer'] as const)
    if (new URL(sites[site]).host === name) return site
  if (name.startsWith('kiosk.')) return 'kiosk'
  return name.startsWith('marketing.') ? 'marketing' : 'customer'
}

const PARTNER_PAGES = ['/about', '/hospital-onboarding', '/franchise']
const START_PAGE = { kiosk: '/kiosk', marketing: '/about' } as const
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Where an address belongs to another site, or is only a way in. Decisions, "One product, three apps". */
export const redirectOf = (site: SiteName, url: URL, sites: SiteOrigins): string | undefined => {
  const path = plain(url.pathname)
  if (site !== 'customer') return path === '/' ? START_PAGE[site] + url.search : undefined
  if (PARTNER_PAGES.includes(path)) return sites.marketing + path + url.search
  if (path === '/kiosk' || path.startsWith('/kiosk/')) return sites.kiosk + path + url.search
  return undefined
}

/** Addresses of files rather than of pages: one that is not there is not answered with a page. */
const isAsset = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

/** The page of a site that has all its pages as files: what is none of them is lost. */
export const LOST_PAGE = '/404.html'

/** Which files may answer an address, best first; the last one is the app itself, which draws every other page. */
export const filesFor = (path: string): readonly string[] => {
  if (path === '/') return ['/index.html']
  if (isAsset(path)) return [path]
  return [path, `${plain(path)}.html`, `${plain(path)}/index.html`, LOST_PAGE, '/shell.html', '/index.html']
}
