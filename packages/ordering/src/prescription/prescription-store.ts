import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Root, UploadedPrescription } from '../storage/persisted-root.ts'

/**
 * The upload in hand. The key stays with the file: sending it again after a lost answer makes no second
 * prescription.
 */
export type Upload =
  | { status: 'none' }
  | ({ status: 'chosen' } & ChosenFile)
  | ({ status: 'uploading'; progress: number | undefined } & ChosenFile)
  | ({ status: 'failed'; message: string } & ChosenFile)
  | { status: 'uploaded'; prescription: UploadedPrescription; message: string }

/** `sent`: the photo as it was made smaller for sending, so that sending again sends the same bytes. */
export type ChosenFile = { file: File; key: string; sent?: File }

export type PrescriptionState = { prescriptions: readonly UploadedPrescription[]; upload: Upload }

export type PrescriptionStore = StoreApi<PrescriptionState>

export const createPrescriptionStore = (stored: Root['prescription']): PrescriptionStore =>
  createStore<PrescriptionState>(() => ({
    prescriptions: stored.prescriptions,
    upload: stored.uploadedPrescription
      ? { status: 'uploaded', prescription: stored.uploadedPrescription, message: '' }
      : { status: 'none' },
  }))

export const setUpload = (store: PrescriptionStore, upload: Upload): void => store.setState({ upload })

/** Closing the modal, or going on to the result. */
export const clearUpload = (store: PrescriptionStore): void => setUpload(store, { status: 'none' })

export const forgetPrescriptions = (store: PrescriptionStore): void =>
  store.setState({ prescriptions: [], upload: { status: 'none' } }, true)

/** The specification's prescription state (section 3), read off the union. */
export const isUploading = ({ upload }: PrescriptionState): boolean => upload.status === 'uploading'

export const uploadedPrescription = ({ upload }: PrescriptionState): UploadedPrescription | null =>
  upload.status === 'uploaded' ? upload.prescription : null

export const uploadError = ({ upload }: PrescriptionState): string | undefined =>
  upload.status === 'failed' ? upload.message : undefined

export const uploadMessage = ({ upload }: PrescriptionState): string | undefined =>
  upload.status === 'uploaded' ? upload.message : undefined
