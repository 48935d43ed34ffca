import type { Plugin } from 'vite'

export type SearchFilesOptions = {
  /** The build-time setting that holds the app's origin, and what it is without the setting. */
  setting: string
  fallback: string
  /** Paths that search engines may list. */
  pages: readonly string[]
  /** Beginnings of paths they should not ask for. */
  closed?: readonly string[]
}

export const robotsText = (origin: string, closed: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

export const sitemapText = (origin: string, pages: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `  <url><loc>${new URL(path, origin).href.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `vite build` of an app then also writes robots.txt and sitemap.xml for the origin it is built for. */
export const searchFiles = ({ setting, fallback, pages, closed = [] }: SearchFilesOptions): Plugin => {
  let origin = fallback
  let wanted = true
  return {
    name: 'dawadoot:search-files',
    apply: 'build',
    configResolved: ({ env, build }) => {
      const set: unknown = env[setting]
      if (typeof set === 'string' && set !== '') origin = set.replace(/\/+$/, '')
      wanted = !build.ssr
    },
    generateBundle() {
      if (!wanted) return
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(origin, closed) })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapText(origin, pages) })
    },
  }
}
