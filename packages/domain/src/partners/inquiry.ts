import { chatLink } from '../brand/whatsapp-link.ts'

/** Both contact forms: the chat opens after a delay, the thank-you screen leaves by itself. Specification, section 9. */
export const INQUIRY = {
  chatDelayMs: 1500,
  thankYouMs: 5000,
  replyWithinHours: 24,
  maxLinkLength: 2000,
} as const

export type FranchiseInquiry = {
  name: string
  phone: string
  email: string
  address: string
  interested: 'yes' | 'no'
  message: string
}

export type HospitalInquiry = {
  hospitalName: string
  contactPerson: string
  phone: string
  email: string
  city: string
  floors: string
  notes: string
}

/** A heading, then a line per answer; what was left empty is left out. */
const letter = (heading: string, answers: readonly (readonly [label: string, answer: string])[]): string =>
  [
    heading,
    ...answers
      .filter(([, answer]) => answer.trim() !== '')
      .map(([label, answer]) => `${label}: ${answer.trim()}`),
  ].join('\n')

export const franchiseInquiryText = (inquiry: FranchiseInquiry): string =>
  letter('Franchise inquiry', [
    ['Name', inquiry.name],
    ['Phone', inquiry.phone],
    ['Email', inquiry.email],
    ['Address', inquiry.address],
    ['Interested', inquiry.interested === 'yes' ? 'Yes' : 'No'],
    ['Message', inquiry.message],
  ])

export const hospitalInquiryText = (inquiry: HospitalInquiry): string =>
  letter('Hospital inquiry', [
    ['Hospital', inquiry.hospitalName],
    ['Contact person', inquiry.contactPerson],
    ['Phone', inquiry.phone],
    ['Email', inquiry.email],
    ['City', inquiry.city],
    ['Floors', inquiry.floors],
    ['Notes', inquiry.notes],
  ])

/**
 * The chat with `number` with the text filled in. Chat apps lose what stands beyond about 2,000 characters of a link, so
 * a longer text is cut at its end, and `cut` says so for the notice.
 */
export const inquiryLink = (number: string, text: string): { url: string; cut: boolean } => {
  const whole = chatLink(number, text)
  if (whole.length < INQUIRY.maxLinkLength) return { url: whole, cut: false }
  const kept = Array.from(text)
  let url = whole
  while (url.length >= INQUIRY.maxLinkLength) {
    // one character is at most 12 characters of a link
    kept.length -= Math.max(1, Math.floor((url.length - INQUIRY.maxLinkLength) / 12))
    url = chatLink(number, kept.join(''))
  }
  return { url, cut: true }
}
