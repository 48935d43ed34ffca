import { uploadByXhr } from '@dawadoot/api/client/upload'
import { googleMaps } from '@dawadoot/ordering/addresses/google-maps'
import { createOrdering, type Ordering } from '@dawadoot/ordering/ordering'
import { isAuthenticated } from '@dawadoot/ordering/session/auth-state'
import { openSignIn } from '@dawadoot/ordering/sign-in/open-sign-in'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { showError, showSuccess } from '@dawadoot/ui/toast/show-toast'
import type { NavigateFunction } from 'react-router'
import { apiUrl, mapsKey } from '../../env.ts'
import { paths } from '../../paths.ts'
import { type OverlaysStore, requestUpload } from '../overlays/overlays-store.ts'

/** 128 random bits. Not randomUUID: that is missing where a page is not served over https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The order flow in this app's surroundings. */
export const createSiteOrdering = (navigate: NavigateFunction, overlays: OverlaysStore): Ordering => {
  const ordering: Ordering = createOrdering({
    surface: 'web',
    apiUrl: apiUrl(),
    storage: browserStorage('web'),
    notify: { success: showSuccess, error: showError },
    report: (message) => console.warn(message),
    deviceNow: () => Date.now(),
    newId,
    random: Math.random,
    noticeHref: paths.notice,
    upload: uploadByXhr,
    ...(mapsKey ? { maps: googleMaps(mapsKey) } : {}),
    navigate: {
      home: () => void navigate(paths.home),
      result: (link) => void navigate(paths.result(link), { state: { link } }),
      order: (id, options) =>
        void (options?.fromCart
          ? navigate(paths.orderConfirmation(id), { replace: true, state: { fromCart: true } })
          : navigate(paths.orderDetails(id))),
      profile: (tab) => void navigate(paths.profile(tab), { state: { initialActiveTab: tab } }),
      upload: () => requestUpload(overlays, isAuthenticated(ordering.session.getState())),
      signIn: openSignIn,
    },
  })
  return ordering
}
