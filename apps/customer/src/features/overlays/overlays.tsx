import { useOrdering } from '@dawadoot/ordering/ordering'
import { onPersonGone } from '@dawadoot/ordering/session/session-store'
import { OPEN_SIGN_IN_EVENT } from '@dawadoot/ordering/sign-in/open-sign-in'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useStore } from 'zustand'
import { chunk, OTHER_PAGES_FIRST_MS, preloadLater } from '../../chunk.tsx'
import { wholeStyles } from '../../whole-styles.ts'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { closeSignIn, closeUpload, openSignInOver, type OverlaysStore, signedIn } from './overlays-store.ts'
import { Readied } from './readied.tsx'

export const SignIn = chunk(
  () => import('@dawadoot/ordering/sign-in/sign-in-dialog').then((door) => door.SignInDialog),
  { wanted: 'login', styled: true },
)
export const Upload = chunk(
  () => import('@dawadoot/ordering/prescription/upload-modal').then((door) => door.UploadModal),
  { wanted: 'order' },
)

/** The login dialog and the prescription modal, whatever the page below. */
export const Overlays = ({ store }: { store: OverlaysStore }) => {
  const { upload, signIn, ready } = useStore(store)
  const known = useSession().status === 'signed_in'
  const { notify } = useOrdering()
  const uploadHere = useUploadHere(ready && (known || signIn.open))
  useOverlayEvents(store)
  useClosedByBack(store)
  const failed = (close: (store: OverlaysStore) => void) => (why: string) => {
    close(store)
    notify.error(why)
  }
  return (
    <>
      <Readied open={upload} ready={uploadHere && known}>
        <Upload open onClose={() => closeUpload(store)} onFailed={failed(closeUpload)} />
      </Readied>
      <Readied open={signIn.open} ready={ready && !known}>
        <SignIn
          open
          onClose={() => closeSignIn(store)}
          onDone={() => signedIn(store)}
          onFailed={failed(closeSignIn)}
        />
      </Readied>
    </>
  )
}

/** Fetched at idle for whoever may ask for it: what a visitor presses leads to the sign-in first. */
const useUploadHere = (wanted: boolean): boolean => {
  const [here, setHere] = useState(false)
  const { pathname } = useLocation()
  const after = pathname === paths.home ? 0 : OTHER_PAGES_FIRST_MS
  useEffect(() => {
    if (!wanted) return
    return preloadLater([Upload, { preload: wholeStyles }, { preload: async () => setHere(true) }], after)
  }, [wanted, after])
  return here
}

/** Back and Forward leave what lies over the page behind. A file that was chosen is still there next time. */
const useClosedByBack = (store: OverlaysStore) => {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => closeOnBack(store, type, key), [store, type, key])
}

const closeOnBack = (store: OverlaysStore, type: NavigationType, _entry: string): void => {
  if (type !== NavigationType.Pop) return
  closeSignIn(store)
  closeUpload(store)
}

const useOverlayEvents = (store: OverlaysStore) => {
  const { session, notify } = useOrdering()

  useEffect(() => {
    const open = () => openSignInOver(store)
    window.addEventListener(OPEN_SIGN_IN_EVENT, open)
    return () => window.removeEventListener(OPEN_SIGN_IN_EVENT, open)
  }, [store])

  // an ended session is said once; the dialog lies over what was being done
  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.status !== 'signed_out' || now.because !== 'ended' || before.status === 'signed_out') return
        notify.error(words.sessionEnded)
        openSignInOver(store)
      }),
    [session, notify, store],
  )

  useEffect(() => onPersonGone(session, () => closeUpload(store)), [session, store])
}
