import { createStore } from 'zustand/vanilla'

/** What lies over the page. The sign-in may lie over the upload, whose draft waits below. */
export type Overlays = {
  upload: boolean
  /** `next`: what a visitor wanted, and gets once signed in. */
  signIn: { open: false } | { open: true; next?: 'upload' }
  /** The first view works and the sign-in's code is here: what lies over the page may be drawn before it is asked for. */
  ready: boolean
}

export const createOverlays = () =>
  createStore<Overlays>(() => ({ upload: false, signIn: { open: false }, ready: false }))
export type OverlaysStore = ReturnType<typeof createOverlays>

export const openSignInOver = (store: OverlaysStore): void => {
  if (!store.getState().signIn.open) store.setState({ signIn: { open: true } })
}

/** To be done in the order of what is fetched at idle. */
export const overlaysReady = (store: OverlaysStore) => ({
  preload: async (): Promise<void> => store.setState({ ready: true }),
})

/** Order Now: the upload for whoever is signed in; the sign-in first for a visitor. */
export const requestUpload = (store: OverlaysStore, signedIn: boolean): void =>
  store.setState(signedIn ? { upload: true } : { signIn: { open: true, next: 'upload' } })

export const closeUpload = (store: OverlaysStore): void => store.setState({ upload: false })

/** Given up: what was wanted is forgotten. */
export const closeSignIn = (store: OverlaysStore): void => store.setState({ signIn: { open: false } })

/** Signed in: goes on to what was wanted. */
export const signedIn = (store: OverlaysStore): void => {
  const { signIn } = store.getState()
  store.setState({
    signIn: { open: false },
    ...(signIn.open && signIn.next === 'upload' ? { upload: true } : {}),
  })
}
