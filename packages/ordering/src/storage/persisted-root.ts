import { type BrowserStorage, STORED } from './browser-storage.ts'
import { fieldsOf } from './fields-of.ts'

/**
 * `persist:root`: the auth and prescription slices and nothing else, versioned. The token is not in it: it lives
 * under `authToken`, which wins. Decisions, "Session and storage".
 */
export const ROOT_VERSION = 1

/** A code that was sent and not yet used; times are epoch ms. */
type SentCode = { sentAt: number; resendAt: number }

export type UploadedPrescription = { prescriptionId: string; name: string }

export type Root = {
  auth: { isAuthenticated: boolean; mobile: string; code: SentCode | null; tokenSince: number }
  prescription: {
    prescriptions: UploadedPrescription[]
    uploadedPrescription: UploadedPrescription | null
  }
}

export const NO_PRESCRIPTION: Root['prescription'] = { prescriptions: [], uploadedPrescription: null }

const codeOf = (value: unknown): SentCode | null => {
  const { sentAt, resendAt } = fieldsOf(value)
  return typeof sentAt === 'number' && typeof resendAt === 'number' ? { sentAt, resendAt } : null
}

const uploadedOf = (value: unknown): UploadedPrescription | null => {
  const { prescriptionId, name } = fieldsOf(value)
  const readable = typeof prescriptionId === 'string' && prescriptionId !== '' && typeof name === 'string'
  return readable ? { prescriptionId, name } : null
}

/** Before version 1 each slice was a text of its own, and auth said `otpSent` where a code now has its times. */
const sliceOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Each field is read for itself: one that is damaged or of a later version starts from its default alone. */
export const readRoot = ({ local }: BrowserStorage): Root => {
  const stored = local.read(STORED.root, fieldsOf)
  const { isAuthenticated, mobile, code, tokenSince } = fieldsOf(sliceOf(stored?.['auth']))
  const { prescriptions, uploadedPrescription } = fieldsOf(sliceOf(stored?.['prescription']))
  const listed: readonly unknown[] = Array.isArray(prescriptions) ? prescriptions : []
  return {
    auth: {
      isAuthenticated: isAuthenticated === true,
      mobile: typeof mobile === 'string' ? mobile : '',
      code: codeOf(code),
      tokenSince: typeof tokenSince === 'number' ? tokenSince : 0,
    },
    prescription: {
      // one entry that cannot be read does not take the others away
      prescriptions: listed.map(uploadedOf).filter((entry) => entry !== null),
      uploadedPrescription: uploadedOf(uploadedPrescription),
    },
  }
}

export const writeRoot = ({ local }: BrowserStorage, root: Root): void =>
  local.write(STORED.root, { version: ROOT_VERSION, ...root })
