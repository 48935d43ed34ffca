import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Root } from '../storage/persisted-root.ts'

/** Where the login dialog is. Times are epoch ms by the server's clock. */
export type SignIn =
  | { step: 'mobile'; mobile: string }
  | { step: 'otp'; mobile: string; sentAt: number; resendAt: number }
  | { step: 'profile'; mobile: string }

export type SignInStore = StoreApi<SignIn>

/** Longer than a code lives there is nothing left to type. Decisions, "Sign-in". */
const CODE_LIVES_MS = 5 * 60_000

/** Whoever left the page to read the message, and whose phone then dropped it, comes back to the code. */
export const createSignInStore = (
  { mobile, code, isAuthenticated }: Root['auth'],
  now: number,
): SignInStore =>
  createStore<SignIn>(() =>
    code && !isAuthenticated && now - code.sentAt < CODE_LIVES_MS && now >= code.sentAt
      ? { step: 'otp', mobile, ...code }
      : { step: 'mobile', mobile },
  )

/** Back to the first step; the number stays filled in. Also what Change Number does. */
export const startAgain = (store: SignInStore): void =>
  store.setState({ step: 'mobile', mobile: store.getState().mobile }, true)

export const forgetSignIn = (store: SignInStore): void => store.setState({ step: 'mobile', mobile: '' }, true)
