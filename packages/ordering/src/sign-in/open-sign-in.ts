/** Raised on window by anything that wants the login dialog; the header honours it. Specification, section 2. */
export const OPEN_SIGN_IN_EVENT = 'dawadoot:open-login'

export const openSignIn = (): void => void window.dispatchEvent(new Event(OPEN_SIGN_IN_EVENT))
