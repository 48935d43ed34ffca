import { uploadByXhr } from '@dawadoot/api/client/upload'
import { createOrdering, type Ordering } from '@dawadoot/ordering/ordering'
import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { showError, showSuccess } from '@dawadoot/ui/toast/show-toast'
import type { NavigateFunction } from 'react-router'
import { apiUrl } from '../env.ts'
import { lateClient } from './late-clients.ts'
import { paths } from '../paths.ts'
import { uploadAgain, type WizardStore } from '../routes/order/wizard-store.ts'

/** 128 random bits. Not randomUUID: that is missing where a page is not served over https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The order flow in the kiosk's surroundings: the same screens, other ways between them. */
export const createKioskOrdering = (
  navigate: NavigateFunction,
  wizard: WizardStore,
  fetch: typeof globalThis.fetch,
): Ordering => {
  // no step is one that Back leads to
  const go = (path: string) => void navigate(path, { replace: true })
  return createOrdering({
    surface: 'kiosk',
    apiUrl: apiUrl(),
    connect: lateClient,
    storage: browserStorage('kiosk'),
    notify: { success: showSuccess, error: showError },
    report: (message) => console.warn(message),
    deviceNow: () => Date.now(),
    newId,
    random: Math.random,
    fetch,
    upload: uploadByXhr,
    navigate: {
      home: () => go(paths.home),
      result: ({ addressId }) => wizard.setState({ addressId }),
      // step 5 shows the order
      order: () => {},
      profile: () => go(paths.profile),
      upload: () => uploadAgain(wizard),
      signIn: () => go(paths.login),
    },
  })
}
