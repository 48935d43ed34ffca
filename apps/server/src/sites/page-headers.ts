import type { SiteFiles } from './site-files.ts'

/** The place search of builds with a maps key: over the network, no script of theirs runs in the page. */
const MAPS = 'https://places.googleapis.com'

/** The one policy by whose word an address becomes a script; apps/customer makes it for its service worker. */
const TRUSTED_TYPES_POLICY = 'dawadoot'

/** What the pages of a build are told about their surroundings. */
type PageSettings = {
  maps: boolean
  production: boolean
  /** Where the API is, when it is not on the page's own origin. */
  apiOrigin?: string | undefined
}

/**
 * What a page may load: our own files, what it carries inline by hash, pictures made in the page (blob:), and the
 * place search only in builds that have a key for it. No text becomes HTML or a script (Trusted Types).
 */
const contentSecurityPolicy = (
  { scriptSrc, styleSrc }: SiteFiles['inline'],
  { maps, apiOrigin }: Pick<PageSettings, 'maps' | 'apiOrigin'>,
): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSrc].join(' '),
    ['style-src', "'self'", ...styleSrc].join(' '),
    "img-src 'self' blob: data:",
    ['connect-src', "'self'", ...(apiOrigin ? [apiOrigin] : []), ...(maps ? [MAPS] : [])].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ')

export const pageHeaders = (inline: SiteFiles['inline'], settings: PageSettings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, settings),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  // Not "same-origin": the partner pages open a chat in a new tab and steer it a moment later.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(settings.production && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})
