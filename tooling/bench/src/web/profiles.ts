/** A link in kilobits a second, with its round trip in milliseconds. */
export type Link = { rtt: number; down: number; up: number }

/**
 * What a page is measured on. `cpu` times slower than this machine; the link is made narrow by the browser (per
 * request: no slow start, no handshakes) or by a shaper before the server, where TCP and TLS take their round trips.
 */
export type Profile = { label: string; cpu: number; browserLink?: Link; shapedLink?: Link }

const SLOW_4G: Link = { rtt: 150, down: 1600, up: 750 }

export const PROFILES = {
  plain: { label: 'no throttling', cpu: 1 },
  cpu4: { label: '4x CPU', cpu: 4 },
  slow4g: { label: '4x CPU, 1.6 Mbit/s, 150 ms', cpu: 4, browserLink: SLOW_4G },
  tcp4g: { label: '4x CPU, the same link shaped below TLS', cpu: 4, shapedLink: SLOW_4G },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

/** A cheap phone of the kind that Lighthouse stands for. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
} as const
