import type { PrescriptionLink } from './link.ts'

/** URL-safe base64 of the JSON object, without padding. */
export const encodePrescriptionLink = (link: PrescriptionLink): string => {
  const { prescriptionId, addressId } = link
  const bytes = new TextEncoder().encode(JSON.stringify({ prescriptionId, addressId }))
  return btoa(String.fromCharCode(...bytes))
    .replace(/[+]/g, '-')
    .replace(/[/]/g, '_')
    .replace(/=+$/, '')
}
