import * as v from 'valibot'
import { ERROR_CODES } from './error-codes.ts'
import { Availability, WirePricing } from './medicines.ts'

/** A line of a refused order as it stands now: what the cart has to show before the customer confirms again. */
export const ChangedLine = v.object({ id: v.string(), pricing: WirePricing, availability: Availability })
export type ChangedLine = v.InferOutput<typeof ChangedLine>

/** RFC 9457 problem details, sent as application/problem+json with every 4xx and 5xx. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(ERROR_CODES),
  /** For people, in plain English. */
  message: v.string(),
  requestId: v.string(),
  /** Message per field of the request, by its name. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** With price_changed and out_of_stock. */
  lines: v.optional(v.array(ChangedLine)),
  /** With order_open_for_prescription. */
  orderId: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>
