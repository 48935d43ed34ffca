import type { ReadFailure } from '@dawadoot/domain/prescription/reading'

/** What the patient is told when a document could not be read: what happened, and what to do next. */
const FAILURE_WORDS = {
  unreadable:
    'We could not read this prescription. Take the photo again in daylight, flat and close, or search for your medicines.',
  encrypted:
    'This PDF is protected by a password. Remove the password and upload it again, or upload a photo.',
  damaged: 'This file is damaged and does not open. Upload it again, or upload a photo.',
  empty: 'There is nothing on this page. Upload the page that names your medicines.',
  too_many_pages: 'This PDF has more than 20 pages. Upload only the pages that name your medicines.',
  image_too_large: 'This photo is too large. Take it again, or upload a screenshot of it.',
  type_unsupported: 'Only PDF, JPG, JPEG, PNG files are allowed.',
  timed_out: 'Reading this prescription took too long. Upload a clearer photo, or search for your medicines.',
} as const satisfies Record<ReadFailure, string>

/** For a reason that an older or newer server wrote down. */
export const failureWords = (reason: string | null): string =>
  Object.entries(FAILURE_WORDS).find(([known]) => known === reason)?.[1] ?? FAILURE_WORDS.unreadable
