/** Heading 3004 of the customs tariff: medicaments put up for retail sale, which is all that a pharmacy sells. */
export const RETAIL_MEDICINES_HSN = '3004'

/** What is printed on a pack: its batch and the last month it may be used in, YYYY-MM. */
export type Batch = { batch: string; expiry: string }

/** A pack that was put into an order. */
export type Pack = Batch & { medicineId: string }

export type PackProblem = 'not_in_order' | 'expired'

/**
 * Why packs cannot be put into an order of these medicines: nothing that was not ordered, and nothing past its month.
 * `today` is the day in India, YYYY-MM-DD.
 */
export const packProblem = (
  packs: readonly Pack[],
  ordered: readonly string[],
  today: string,
): PackProblem | undefined => {
  if (packs.some(({ medicineId }) => !ordered.includes(medicineId))) return 'not_in_order'
  const month = today.slice(0, 'YYYY-MM'.length)
  return packs.some(({ expiry }) => expiry < month) ? 'expired' : undefined
}

/** "2028-06" as packs show it: "06/2028". */
export const formatExpiry = (expiry: string): string => expiry.split('-').toReversed().join('/')
