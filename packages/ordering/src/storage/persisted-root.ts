import * as v from 'valibot'
import { type BrowserStorage, STORED } from './browser-storage.ts'

/**
 * `persist:root`: the auth and prescription slices and nothing else, versioned. The token is not in it: it lives
 * under `authToken`, which wins. Decisions, "Session and storage".
 */
export const ROOT_VERSION = 1

/** A code that was sent and not yet used; times are epoch ms. */
const SentCode = v.object({ sentAt: v.number(), resendAt: v.number() })

const AuthSlice = v.object({
  isAuthenticated: v.fallback(v.boolean(), false),
  mobile: v.fallback(v.string(), ''),
  code: v.fallback(v.nullable(SentCode), null),
  tokenSince: v.fallback(v.number(), 0),
})

export const UploadedPrescription = v.object({
  prescriptionId: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
})
export type UploadedPrescription = v.InferOutput<typeof UploadedPrescription>

/** One entry that cannot be read does not take the others away. */
const Listed = v.pipe(
  v.array(v.fallback(v.nullable(UploadedPrescription), null)),
  v.transform((list) => list.filter((entry) => entry !== null)),
)

const PrescriptionSlice = v.object({
  prescriptions: v.fallback(Listed, []),
  uploadedPrescription: v.fallback(v.nullable(UploadedPrescription), null),
})

export type Root = {
  auth: v.InferOutput<typeof AuthSlice>
  prescription: v.InferOutput<typeof PrescriptionSlice>
}

const NO_AUTH: Root['auth'] = { isAuthenticated: false, mobile: '', code: null, tokenSince: 0 }
export const NO_PRESCRIPTION: Root['prescription'] = { prescriptions: [], uploadedPrescription: null }

/** Before version 1 each slice was a text of its own, and auth said `otpSent` where a code now has its times. */
const sliceOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const Stored = v.looseObject({ auth: v.optional(v.unknown()), prescription: v.optional(v.unknown()) })

/** Each slice is read for itself: one that is damaged or of a later version starts from defaults alone. */
export const readRoot = ({ local }: BrowserStorage): Root => {
  const stored = local.read(STORED.root, Stored)
  const auth = v.safeParse(AuthSlice, sliceOf(stored?.auth))
  const prescription = v.safeParse(PrescriptionSlice, sliceOf(stored?.prescription))
  return {
    auth: auth.success ? auth.output : NO_AUTH,
    prescription: prescription.success ? prescription.output : NO_PRESCRIPTION,
  }
}

export const writeRoot = ({ local }: BrowserStorage, root: Root): void =>
  local.write(STORED.root, { version: ROOT_VERSION, ...root })
