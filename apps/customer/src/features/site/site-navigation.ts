import type { Navigation, Ordering } from '@dawadoot/ordering/ordering'
import { isAuthenticated } from '@dawadoot/ordering/session/auth-state'
import { openSignIn } from '@dawadoot/ordering/sign-in/open-sign-in'
import type { NavigateFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { type OverlaysStore, requestUpload } from '../overlays/overlays-store.ts'

/** Where the order flow's wishes lead in this app. */
export const siteNavigation = (
  navigate: NavigateFunction,
  overlays: OverlaysStore,
  ordering: () => Pick<Ordering, 'session'>,
): Navigation => ({
  home: () => void navigate(paths.home),
  result: (link) => void navigate(paths.result(link), { state: { link } }),
  order: (id, options) =>
    void (options?.fromCart
      ? navigate(paths.orderConfirmation(id), { replace: true, state: { fromCart: true } })
      : navigate(paths.orderDetails(id))),
  profile: (tab) => void navigate(paths.profile(tab), { state: { initialActiveTab: tab } }),
  upload: () => {
    const signedIn = isAuthenticated(ordering().session.getState())
    requestUpload(overlays, signedIn)
    // said to the whole page as well; the dialog, which remembers what comes next, is open by then
    if (!signedIn) openSignIn()
  },
  signIn: openSignIn,
})
