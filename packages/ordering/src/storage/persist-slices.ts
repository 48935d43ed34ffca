import { uploadedPrescription, type PrescriptionStore } from '../prescription/prescription-store.ts'
import { isAuthenticated, sentCode } from '../session/auth-state.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { SignInStore } from '../sign-in/sign-in-store.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { writeRoot } from './persisted-root.ts'

/** Writes the auth and prescription slices whenever one of them changes. */
export const persistSlices = (
  storage: BrowserStorage,
  {
    session,
    signIn,
    prescription,
  }: { session: SessionStore; signIn: SignInStore; prescription: PrescriptionStore },
): void => {
  const write = () => {
    const person = session.getState()
    const state = prescription.getState()
    writeRoot(storage, {
      auth: {
        isAuthenticated: isAuthenticated(person),
        mobile: signIn.getState().mobile,
        code: sentCode(signIn.getState()),
        tokenSince: person.status === 'signed_in' ? person.since : 0,
      },
      prescription: {
        prescriptions: [...state.prescriptions],
        uploadedPrescription: uploadedPrescription(state),
      },
    })
  }
  session.subscribe(write)
  signIn.subscribe(write)
  prescription.subscribe((state, before) => {
    // progress is not worth a write to the disk
    if (state.prescriptions !== before.prescriptions || state.upload.status !== before.upload.status) write()
  })
}
