import { deleteMyData, getMyData, listConsents, withdrawConsent } from '@dawadoot/api/contract/personal-data'
import { listSessions, revokeSession, revokeSessions } from '@dawadoot/api/contract/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { driveFaults } from './drive-faults.ts'
import { press } from './hands.ts'
import { inBoth, inPlace, type Screen } from './screen.ts'

const at = '/profile?tab=privacy'

// the tab is there, out of sight, before its turn comes
const devicesShown = () => waitFor(() => expect(screen.getByText('Edge on Windows')).toBeVisible())
/** The question stays, with what it asks, until it is answered. */
const stillAsked = (title: string) => () =>
  expect(screen.getByRole('alertdialog', { name: title })).toBeVisible()
const signedOut = async () =>
  expect((await screen.findAllByRole('button', { name: 'Login' }))[0]).toBeVisible()

/** What was done is done, whatever the answer looks like. */
const DONE_ANYWAY = ['bad JSON', 'an empty body']
const asking =
  (open: string): NonNullable<Screen['reach']> =>
  (app) =>
    press(app, open)

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const shownOnArrival = {
  at,
  endsSession: true,
  fallback: 'Something went wrong',
  says: inPlace,
  again: (app) => press(app, 'Retry'),
  byItself: true,
  done: devicesShown,
} satisfies Partial<Screen>

const screens: Screen[] = [
  { ...shownOnArrival, name: 'privacy: the devices', called: listSessions },
  { ...shownOnArrival, name: 'privacy: the consents', called: listConsents },
  {
    name: 'privacy: signing a device out',
    called: revokeSession,
    at,
    endsSession: true,
    reach: devicesShown,
    act: (app) => press(app, 'Sign out of Edge on Windows'),
    fallback: '',
    says: () => ({ toast: 'That device could not be signed out. Try again.' }),
    takes: DONE_ANYWAY,
    again: (app) => press(app, 'Sign out of Edge on Windows'),
    done: devicesShown,
  },
  {
    name: 'privacy: signing out everywhere',
    called: revokeSessions,
    at,
    endsSession: true,
    takes: DONE_ANYWAY,
    reach: asking('Sign out everywhere'),
    act: (app) => press(app, 'Yes, sign out'),
    fallback: 'You could not be signed out everywhere. Try again.',
    says: inBoth,
    losesWhenEnded: true,
    kept: stillAsked('Sign out everywhere?'),
    again: (app) => press(app, 'Yes, sign out'),
    done: signedOut,
  },
  {
    name: 'privacy: withdrawing a consent',
    called: withdrawConsent,
    at,
    endsSession: true,
    takes: DONE_ANYWAY,
    reach: asking('Withdraw: Read and keep your prescriptions'),
    act: (app) => press(app, 'Yes, delete them'),
    fallback: 'Your consent could not be withdrawn. Try again.',
    says: inBoth,
    losesWhenEnded: true,
    kept: stillAsked('Withdraw and delete your prescriptions?'),
    again: (app) => press(app, 'Yes, delete them'),
    done: async () => {
      await devicesShown()
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    },
  },
  {
    name: 'privacy: taking one’s data along',
    called: getMyData,
    at,
    endsSession: true,
    reach: devicesShown,
    act: (app) => press(app, 'Download my data'),
    fallback: 'Your data could not be prepared. Try again.',
    says: inBoth,
    again: (app) => press(app, 'Download my data'),
    done: () => expect(saved).toHaveLength(1),
  },
  {
    name: 'privacy: deleting one’s data',
    called: deleteMyData,
    at,
    endsSession: true,
    takes: DONE_ANYWAY,
    reach: asking('Delete my data'),
    act: (app) => press(app, 'Yes, delete my data'),
    fallback: 'Your data could not be deleted. Try again.',
    says: inBoth,
    losesWhenEnded: true,
    kept: () => {
      const question = within(screen.getByRole('alertdialog', { name: 'Delete your data for good?' }))
      expect(question.getByText(/The law asks a pharmacy/)).toBeVisible()
    },
    again: (app) => press(app, 'Yes, delete my data'),
    done: signedOut,
  },
]

driveFaults(screens)
