import { DEFAULT_WAREHOUSE_ID } from '@dawadoot/domain/cart/warehouse'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import * as v from 'valibot'
import { WireBox } from '../contract/medicines.ts'
import { getResult, streamPrescription, uploadPrescription, WirePage } from '../contract/prescriptions.ts'
import { ApiError, isAbort, OFFLINE_MESSAGE } from './api-error.ts'
import { LooseMedicines } from './medicines.ts'
import { findInReply, readReply } from './read-reply.ts'
import { errorFromAnswer, fillPath, type Transport } from './transport.ts'
import { uploadByFetch } from './upload.ts'
import { type WatchOptions, watchStream } from './watch-stream.ts'
import { looseId, optionalText } from './wire.ts'

export const MISSING_ID_MESSAGE = 'Prescription ID missing in response'

const Extras = v.looseObject({
  unmatched: v.fallback(v.array(v.object({ text: v.string(), page: v.number(), box: WireBox })), []),
  pages: v.fallback(v.array(WirePage), []),
  warehouseId: v.fallback(looseId, DEFAULT_WAREHOUSE_ID),
  toBeConfirmed: v.fallback(v.boolean(), false),
  patient: optionalText,
  doctor: optionalText,
  date: optionalText,
  readFailed: optionalText,
})

export type UploadOptions = {
  idempotencyKey: string
  consentVersion?: string
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

export type Uploaded = { id: string; message: string | undefined }

export const createPrescriptions = ({ json, raw, options }: Transport) => ({
  /** Resolves with the prescription's id and what the server says of it. Errors: the server's, or MISSING_ID_MESSAGE. */
  upload: async (
    file: File,
    { idempotencyKey, consentVersion, onProgress, signal }: UploadOptions,
  ): Promise<Uploaded> => {
    const form = new FormData()
    if (consentVersion) form.set('consentVersion', consentVersion)
    form.set('prescription', file, file.name)
    const token = options.session.token()
    const send = options.upload ?? uploadByFetch(options.fetch ?? globalThis.fetch)
    const answer = await send({
      url: `${options.baseUrl}/${fillPath(uploadPrescription.path)}`,
      headers: { 'idempotency-key': idempotencyKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: form,
      onProgress,
      signal,
    }).catch((cause: unknown) => {
      throw isAbort(cause) ? cause : new ApiError('offline', OFFLINE_MESSAGE, { cause })
    })
    const body: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) {
      if (answer.status === 401 && token) options.session.unauthorized(token)
      throw errorFromAnswer(answer.status, answer.headers, body)
    }
    const id = findInReply(
      looseId,
      body,
      'uploadedData.prescriptionId',
      'prescriptionId',
      'data.prescriptionId',
      'data.uploadedData.prescriptionId',
      'data.id',
      'id',
    )
    if (!id) throw new ApiError('reply_unexpected', MISSING_ID_MESSAGE)
    return { id, message: findInReply(v.pipe(v.string(), v.nonEmpty()), body, 'message', 'data.message') }
  },

  /** Follows the reading until it is completed or failed. */
  watch: (id: string, watch: WatchOptions): Promise<void> =>
    watchStream(options, fillPath(streamPrescription.path, { id }), watch),

  result: async (
    link: { prescriptionId: string; addressId: string },
    signal?: AbortSignal,
  ): Promise<PrescriptionResult> => {
    const body = await json(getResult, {
      params: { id: link.prescriptionId, addressId: link.addressId },
      signal,
    })
    const places = ['extractedMedicines.medicine', 'data.extractedMedicines.medicine']
    const root = findInReply(v.looseObject({ extractedMedicines: v.unknown() }), body, '', 'data')
    return { medicines: readReply(LooseMedicines, body, ...places), ...v.parse(Extras, root) }
  },

  /** The picture of a page; `url` as the result gives it. */
  page: async (url: string, signal?: AbortSignal): Promise<Blob> =>
    (await raw(url.replace(/^\/?(?:api\/)?/, ''), signal ? { signal } : {})).blob(),
})
