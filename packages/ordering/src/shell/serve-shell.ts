import { cacheNames, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'

/** A network that has not sent a page's first byte by then is as good as none. */
const PATIENCE_S = 8

const isPage = ({ request }: { request: Request }): boolean => request.mode === 'navigate'

/**
 * The service worker of an app: `files` with their versions are kept, and `shell` is the page among them that draws
 * every other one. Pages come from the network, so that a new version is there with the next page load; without one
 * the shell opens. What the API answers is never kept. A new version waits for its turn until no page of the one
 * before is open, or until a page says SKIP_WAITING.
 *
 * A cheap phone starts the worker slowly: the way to the network for a page does not wait for that, and files and calls
 * go past the worker, where a browser can be told so in advance. Decision 54.
 */
export const serveShell = (files: PrecacheEntry[], shell: string): void =>
  new Serwist({
    precacheEntries: files,
    precacheOptions: { cleanupOutdatedCaches: true },
    navigationPreload: true,
    requestRules: [
      { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
      { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: cacheNames.precache } },
    ],
    runtimeCaching: [{ matcher: isPage, handler: new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S }) }],
    fallbacks: { entries: [{ url: shell, matcher: isPage }] },
  }).addEventListeners()
