import { createLateClient } from '@dawadoot/api/client/late-client'
import { createOrdering, type Ordering } from '@dawadoot/ordering/ordering'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import type { NavigateFunction } from 'react-router'
import { apiUrl, mapsKey } from '../../env.ts'
import { codeLost, whyLost } from '../../new-version.ts'
import { paths } from '../../paths.ts'
import { wholeStyles } from '../../whole-styles.ts'
import type { OverlaysStore } from '../overlays/overlays-store.ts'
import { lateMaps } from './late-maps.ts'
import { siteNavigation } from './site-navigation.ts'

/** 128 random bits. Not randomUUID: that is missing where a page is not served over https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Comes with the first message; those said before their place is there wait for it. Without a connection it may not
 * come: what matters is also said beside what it is about.
 */
const say = (act: (door: typeof import('@dawadoot/ui/toast/show-toast')) => void): void =>
  void Promise.all([import('@dawadoot/ui/toast/show-toast'), wholeStyles()]).then(
    ([door]) => act(door),
    () => console.warn('A message could not be shown'),
  )

/** Its code comes with the first call, or before where nothing keeps it. */
export const siteClient = { preload: () => import('./site-client.ts') }

/** The order flow in this app's surroundings. */
export const createSiteOrdering = (navigate: NavigateFunction, overlays: OverlaysStore): Ordering => {
  const ordering: Ordering = createOrdering({
    surface: 'web',
    apiUrl: apiUrl(),
    connect: (options) =>
      createLateClient(options, async () => (await siteClient.preload()).createSiteClient, whyLost),
    storage: browserStorage('web'),
    notify: {
      success: (text) => say((door) => door.showSuccess(text)),
      error: (text) => say((door) => door.showError(text)),
    },
    codeLost: () => codeLost(),
    report: (message) => {
      console.warn(message)
      // what failed may be said on a page that nobody has used yet
      void wholeStyles()
    },
    deviceNow: () => Date.now(),
    newId,
    random: Math.random,
    noticeHref: paths.notice,
    ...(mapsKey ? { maps: lateMaps(mapsKey) } : {}),
    navigate: siteNavigation(navigate, overlays, () => ordering),
  })
  return ordering
}
