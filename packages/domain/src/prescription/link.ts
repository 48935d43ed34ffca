import * as v from 'valibot'

/** The two ids that `/medicne/{data}` carries. */
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const PrescriptionLink = v.strictObject({ prescriptionId: Id, addressId: Id })
export type PrescriptionLink = v.InferOutput<typeof PrescriptionLink>

/** Reads standard and URL-safe base64; anything but exactly the two ids is undefined. */
export const decodePrescriptionLink = (data: string): PrescriptionLink | undefined => {
  try {
    // A "+" that travelled through a query string arrives as a blank.
    const standard = data.trim().replace(/-/g, '+').replace(/_/g, '/').replace(/ /g, '+')
    const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const link = v.safeParse(PrescriptionLink, json)
    return link.success ? link.output : undefined
  } catch {
    return undefined
  }
}
