import { PRESCRIPTION_STATUSES } from '@dawadoot/domain/prescription/status'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { WireBox, WireMedicine } from './medicines.ts'
import { Day, Id } from './scalars.ts'

export const UploadReply = v.object({
  uploadedData: v.object({ prescriptionId: Id }),
  message: v.string(),
})

export const uploadPrescription = endpoint({
  method: 'post',
  path: '/prescriptions/upload',
  group: 'Prescriptions',
  summary: 'Hand in a prescription (PDF, PNG or JPEG, at most 10 MB) to be read',
  access: 'session',
  file: 'prescription',
  idempotent: 'optional',
  status: 202,
  reply: UploadReply,
  errors: [
    'multipart_malformed',
    'unauthenticated',
    'file_too_large',
    'file_type_unsupported',
    'file_missing',
    'file_empty',
    'file_too_many_pages',
    'file_too_many_pixels',
    'file_damaged',
    'file_encrypted',
    'idempotency_key_reused',
    'rate_limited',
  ],
})

/** The JSON of each `data:` line of the stream. */
export const StreamEvent = v.object({
  status: v.picklist(PRESCRIPTION_STATUSES),
  error: v.optional(v.string()),
  page: v.optional(v.number()),
  pages: v.optional(v.number()),
})

export const streamPrescription = endpoint({
  method: 'get',
  path: '/prescriptions/{id}/stream',
  group: 'Prescriptions',
  summary: 'Follow the reading: the current status first, ends after completed or failed',
  access: 'session',
  status: 200,
  reply: 'text/event-stream',
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

export const WirePage = v.object({
  page: v.number(),
  /** An API path; needs the bearer. */
  url: v.string(),
  width: v.number(),
  height: v.number(),
})

export const ResultReply = v.object({
  extractedMedicines: v.object({ medicine: v.array(WireMedicine) }),
  unmatched: v.array(v.object({ text: v.string(), page: v.number(), box: WireBox })),
  pages: v.array(WirePage),
  warehouseId: Id,
  /** True when the address's position is only roughly known: "we will confirm". */
  toBeConfirmed: v.optional(v.boolean()),
  patient: v.optional(v.string()),
  doctor: v.optional(v.string()),
  date: v.optional(Day),
  /** A failed reading answers with no medicines and the reason, in words for the patient. */
  readFailed: v.optional(v.string()),
})
export type ResultReply = v.InferOutput<typeof ResultReply>

export const getResult = endpoint({
  method: 'get',
  path: '/prescriptions/{id}/results/{addressId}',
  group: 'Prescriptions',
  summary: 'The medicines that were read, with price and stock for an address',
  access: 'session',
  status: 200,
  reply: ResultReply,
  errors: ['unauthenticated', 'not_found', 'prescription_not_ready', 'no_warehouse'],
})

export const getPage = endpoint({
  method: 'get',
  path: '/prescriptions/{id}/pages/{page}',
  group: 'Prescriptions',
  summary: 'The picture of one page',
  access: 'session',
  status: 200,
  reply: 'image/*',
  errors: ['unauthenticated', 'not_found'],
})
