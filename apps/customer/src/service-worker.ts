import { NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'

/** The app's files with their versions, put in by the build. */
declare const SHELL_FILES: PrecacheEntry[]

/** A network that has not sent a page's first byte by then is as good as none. */
const PATIENCE_S = 8

const isPage = ({ request }: { request: Request }): boolean => request.mode === 'navigate'

/**
 * Pages come from the network, so that a new version is there with the next page load; without one the shell opens.
 * It waits for its turn until no page of the version before is open: those keep the parts they were built with, and
 * what is typed in them is never taken away.
 */
new Serwist({
  precacheEntries: SHELL_FILES,
  precacheOptions: { cleanupOutdatedCaches: true },
  runtimeCaching: [{ matcher: isPage, handler: new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S }) }],
  fallbacks: { entries: [{ url: '/shell.html', matcher: isPage }] },
}).addEventListeners()
