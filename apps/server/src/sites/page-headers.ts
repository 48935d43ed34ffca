import type { SiteFiles } from './site-files.ts'

const MAPS = {
  script: 'https://maps.googleapis.com',
  connect: 'https://maps.googleapis.com https://places.googleapis.com',
  image: 'https://maps.gstatic.com https://maps.googleapis.com',
} as const

/**
 * What a page may load: our own files, what it carries inline by hash, pictures made in the page (blob:), and the
 * maps service only in builds that have a key for it.
 */
const contentSecurityPolicy = ({ scriptSrc, styleSrc }: SiteFiles['inline'], maps: boolean): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSrc, ...(maps ? [MAPS.script] : [])].join(' '),
    ['style-src', "'self'", ...styleSrc].join(' '),
    ['img-src', "'self'", 'blob:', 'data:', ...(maps ? [MAPS.image] : [])].join(' '),
    ['connect-src', "'self'", ...(maps ? [MAPS.connect] : [])].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const pageHeaders = (
  inline: SiteFiles['inline'],
  { maps, production }: { maps: boolean; production: boolean },
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, maps),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  // Not "same-origin": the partner pages open a chat in a new tab and steer it a moment later.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(production && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})
