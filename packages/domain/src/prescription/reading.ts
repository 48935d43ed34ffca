/**
 * What a reader makes of a prescription: the nouns that the reader, the server and the screens share.
 * Source: decisions, "Replies, where the specification names no shape".
 */

/** A place on a page in fractions of its width and height (0..1), origin at the top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** `sure`: the brand was read as written and the strength agrees. `check`: the customer compares it with the paper. */
export const TIERS = ['sure', 'check'] as const
export type Tier = (typeof TIERS)[number]

/** Where a medicine was read: page counts from 1, confidence is 0..1, text is what the reader saw. */
export type LineSource = { page: number; box: Box; text: string; confidence: number; tier: Tier }

/** A line that looks like a medicine and matches nothing that is known. */
export type UnmatchedLine = { text: string; page: number; box: Box }

export const FREQUENCIES = [
  'od',
  'bd',
  'tds',
  'qid',
  'hs',
  'sos',
  'stat',
  'alternate_days',
  'weekly',
  'twice_weekly',
  'thrice_weekly',
] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** How the doctor wants it taken, as far as it could be read. `text` is the wording on the paper. */
export type Dosage = {
  text: string
  /** Units at each time of the day, from a pattern such as 1-0-1. */
  times?: { morning: number; afternoon: number; night: number }
  frequency?: Frequency
  everyHours?: number
  days?: number
  food?: 'before' | 'after'
}

/** Why a whole document ends as `failed`. Words for people belong to the caller. */
export const READ_FAILURES = [
  'unreadable',
  'encrypted',
  'damaged',
  'empty',
  'too_many_pages',
  'image_too_large',
  'type_unsupported',
  'timed_out',
] as const
export type ReadFailure = (typeof READ_FAILURES)[number]
