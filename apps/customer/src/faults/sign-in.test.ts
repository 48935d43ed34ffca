import { completeProfile, logout, refresh, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { signIn } from '@dawadoot/ordering/session/session-store'
import { TEST_NOW, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedApp } from '../testing/render-app.tsx'
import { driveFaults, later } from './drive-faults.ts'
import { box, fill, press } from './hands.ts'
import { inBoth, type Screen } from './screen.ts'

const toNumber = (app: RenderedApp) => fill(app, 'Mobile number', '9000000001')
const toCode = async (app: RenderedApp) => {
  await toNumber(app)
  await press(app, 'Send OTP')
  await fill(app, 'OTP', '123456')
}
const toName = async (app: RenderedApp) => {
  await toCode(app)
  await press(app, 'Verify OTP')
  await fill(app, 'Name', 'Asha Rao')
}
const accountMenu = () =>
  within(screen.getByRole('banner')).findByRole('button', { name: 'Account menu, Asha Rao' })
const signedIn = async () => expect(await accountMenu()).toBeVisible()

const atSignIn = { at: '/?login=1', visitor: true } as const
/** What these calls answer beyond yes or no is not needed. */
const YES_IS_ENOUGH = ['bad JSON', 'an empty body']

const screens: Screen[] = [
  {
    ...atSignIn,
    name: 'login: sending the code',
    called: sendOtp,
    reach: toNumber,
    act: (app) => press(app, 'Send OTP'),
    fallback: 'Failed to send OTP. Please try again.',
    says: inBoth,
    takes: YES_IS_ENOUGH,
    kept: async () => expect(await box('Mobile number')).toHaveValue('9000000001'),
    again: (app) => press(app, 'Send OTP'),
    done: async () => expect(await screen.findByRole('dialog', { name: 'Verify OTP' })).toBeVisible(),
  },
  {
    ...atSignIn,
    name: 'login: another code',
    called: sendOtp,
    reach: async (app) => {
      await toCode(app)
      await later(30_000)
    },
    act: (app) => press(app, 'Resend OTP'),
    fallback: 'Failed to send OTP. Please try again.',
    says: inBoth,
    takes: YES_IS_ENOUGH,
    kept: async () => expect(await box('OTP')).toHaveValue('123456'),
    again: (app) => press(app, 'Resend OTP'),
    done: async () => {
      expect(await screen.findByRole('button', { name: /^Resend OTP in 0:/ })).toBeDisabled()
      expect(await box('OTP')).toHaveValue('')
    },
  },
  {
    ...atSignIn,
    name: 'login: the code',
    called: verifyOtp,
    reach: toCode,
    act: (app) => press(app, 'Verify OTP'),
    fallback: 'Invalid OTP. Please try again.',
    says: inBoth,
    kept: async () => expect(await box('OTP')).toHaveValue('123456'),
    again: (app) => press(app, 'Verify OTP'),
    done: signedIn,
  },
  {
    ...atSignIn,
    name: 'login: the name',
    newcomer: true,
    called: completeProfile,
    reach: toName,
    act: (app) => press(app, 'Complete Login'),
    fallback: 'Failed to complete profile. Please try again.',
    says: inBoth,
    endsSession: true,
    losesWhenEnded: true,
    kept: async () => expect(await box('Name')).toHaveValue('Asha Rao'),
    again: async (app) => {
      await fill(app, 'Name', 'Asha Rao')
      await press(app, 'Complete Login')
    },
    done: signedIn,
  },
  {
    name: 'header: a stored session that is a day old',
    called: refresh,
    at: '/',
    endsSession: true,
    before: ({ session }) => signIn(session, 'token-1', testUser(), TEST_NOW - 25 * 60 * 60_000),
    fallback: '',
    says: 'quiet',
    kept: signedIn,
    again: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
    done: signedIn,
  },
  {
    name: 'header: logging out',
    called: logout,
    at: '/',
    reach: async () => void (await accountMenu()),
    // jsdom opens no popover
    act: async () => void fireEvent.click(await within(screen.getByRole('banner')).findByText('Logout')),
    fallback: '',
    says: 'quiet',
    again: async () => {},
    done: () =>
      expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Login' })).toBeVisible(),
  },
  {
    name: 'the landing page',
    called: 'every call',
    at: '/',
    visitor: true,
    fallback: '',
    says: 'quiet',
    again: async () => {},
    done: async () => expect(await screen.findByRole('heading', { level: 1 })).toBeVisible(),
  },
]

driveFaults(screens)
