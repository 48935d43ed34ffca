import { ApiError, isAbort } from '@dawadoot/api/client/api-error'
import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import { checkPrescriptionFile } from '@dawadoot/domain/prescription/file'
import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import { tokenOf } from '../session/session-store.ts'
import { type ChosenFile, setUpload } from './prescription-store.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { uploadWords } from './words.ts'

/** Takes the file, or says what is wrong with it; what was chosen before then stays. */
export const chooseFile = (
  { prescription, newId }: Pick<Ordering, 'prescription' | 'newId'>,
  file: File,
  check = checkPrescriptionFile,
): string | undefined => {
  const problem = check(file)
  if (problem) return uploadWords.problems[problem]
  setUpload(prescription, { status: 'chosen', file, key: newId() })
  return undefined
}

const isFileProblem = (code: string): code is keyof typeof uploadWords.problems =>
  code in uploadWords.problems

/**
 * Sends the chosen file. It stays chosen, with its key, until the server has it: sending again after a failure or a
 * lost answer makes no second prescription. Says a failure in a toast; the store says it in place.
 */
export const sendPrescription = async (ordering: Ordering, signal: AbortSignal): Promise<void> => {
  const { client, prescription: store, session, navigate, notify } = ordering
  const { upload } = store.getState()
  if (upload.status !== 'chosen' && upload.status !== 'failed') return
  if (!tokenOf(session.getState())) return navigate.signIn()
  const { file, key } = upload
  let chosen: ChosenFile = { file, key, ...(upload.sent ? { sent: upload.sent } : {}) }
  setUpload(store, { status: 'uploading', progress: undefined, ...chosen })
  try {
    const sent = upload.sent ?? (await shrinkPhoto(file))
    if (signal.aborted) return
    chosen = { file, key, sent }
    const { id: prescriptionId, message = uploadWords.uploaded } = await client.prescriptions.upload(sent, {
      idempotencyKey: key,
      consentVersion: CONSENT_VERSION,
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setUpload(store, { status: 'uploading', progress, ...chosen })
      },
    })
    if (signal.aborted) return
    const uploaded = { prescriptionId, name: file.name }
    store.setState(({ prescriptions }) => ({
      prescriptions: [...prescriptions.filter((one) => one.prescriptionId !== prescriptionId), uploaded],
      upload: { status: 'uploaded', prescription: uploaded, message },
    }))
  } catch (error) {
    if (isAbort(error) || signal.aborted) {
      // left alone it would look busy for ever
      const now = store.getState().upload
      if (now.status === 'uploading' && now.key === key) setUpload(store, { status: 'chosen', ...chosen })
      return
    }
    const message =
      error instanceof ApiError && isFileProblem(error.code)
        ? uploadWords.problems[error.code]
        : refusalOf(error, uploadWords.uploadFailed)
    setUpload(store, { status: 'failed', message, ...chosen })
    notify.error(message)
  }
}
