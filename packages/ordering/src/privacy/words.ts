import { formatOrderDate } from '@dawadoot/domain/order/date'
import type { ConsentPurpose } from '@dawadoot/domain/person/consent'
import type { Device } from '@dawadoot/domain/person/device'

const KEPT_BY_LAW =
  'The law asks a pharmacy to show what it sold. We therefore keep the bill of each order: medicines, prices, dates and the pharmacist who checked it. Your name, number and street are taken out of it.'

export const privacyWords = {
  loading: 'Loading your devices and consents...',
  loadFailedTitle: 'We could not load this page',
  loadFailed: 'Something went wrong',
  retry: 'Retry',
  no: 'No, go back',
  devices: {
    title: 'Where you are signed in',
    unknown: { customer: 'Website', kiosk: 'Hospital kiosk' } satisfies Record<Device['type'], string>,
    kioskWith: (label: string) => `Hospital kiosk (${label})`,
    current: 'This device',
    since: (at: string) => `Signed in ${formatOrderDate(at)}`,
    used: (at: string) => `Last used ${formatOrderDate(at)}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out of ${device}`,
    signedOut: 'That device is signed out.',
    failed: 'That device could not be signed out. Try again.',
    everywhere: {
      open: 'Sign out everywhere',
      title: 'Sign out everywhere?',
      text: 'You will be signed out on all devices, this one included. Orders under way go on.',
      yes: 'Yes, sign out',
      busy: 'Signing out...',
      failed: 'You could not be signed out everywhere. Try again.',
      done: 'You are signed out everywhere.',
    },
  },
  consents: {
    title: 'What you agreed to',
    none: 'You have not agreed to anything yet.',
    notice: 'How we use your data',
    given: (version: string, at: string) => `Version ${version} of the notice, ${formatOrderDate(at)}`,
    purposes: {
      sign_in: 'Sign you in with your mobile number',
      prescription: 'Read and keep your prescriptions',
    } satisfies Record<ConsentPurpose, string>,
    withdraw: 'Withdraw',
    withdrawFrom: (purpose: string) => `Withdraw: ${purpose}`,
    ask: {
      sign_in: {
        title: 'Withdraw and delete everything?',
        text: 'Without your number there is no account. Your profile, addresses and prescriptions are deleted, and you are signed out.',
        yes: 'Yes, delete everything',
      },
      prescription: {
        title: 'Withdraw and delete your prescriptions?',
        text: 'All your prescriptions, their pages and what we read from them are deleted. You can send a new one at any time; that asks for your consent again.',
        yes: 'Yes, delete them',
      },
    } satisfies Record<ConsentPurpose, { title: string; text: string; yes: string }>,
    busy: 'Deleting...',
    failed: 'Your consent could not be withdrawn. Try again.',
    done: 'Your consent is withdrawn and the prescriptions are deleted.',
  },
  data: {
    title: 'Your data',
    download: 'Download my data',
    downloading: 'Preparing...',
    downloadText:
      'A file with all we keep about you: profile, addresses, prescriptions, orders, consents and devices.',
    downloadFailed: 'Your data could not be prepared. Try again.',
    downloaded: 'Your data has been downloaded.',
    delete: 'Delete my data',
    deleteText: 'Your profile, addresses, prescriptions and sign-ins go for good.',
    kept: KEPT_BY_LAW,
    ask: {
      title: 'Delete your data for good?',
      text: 'Your profile, addresses and prescriptions are deleted now, and you are signed out on all devices. This cannot be undone.',
      yes: 'Yes, delete my data',
    },
    deleting: 'Deleting...',
    deleteFailed: 'Your data could not be deleted. Try again.',
    deleted: 'Your data has been deleted.',
  },
} as const
