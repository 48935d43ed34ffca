import { SCHEDULES } from '@dawadoot/domain/cart/medicine'
import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { FREQUENCIES, TIERS } from '@dawadoot/domain/prescription/reading'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Rupees } from './scalars.ts'

export const WirePricing = v.object({
  mrp: v.pipe(Rupees, v.minValue(0)),
  sellingPrice: v.pipe(Rupees, v.minValue(0)),
  discountPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})
export const Availability = v.object({ inStock: v.boolean() })

/** A medicine as it is offered at one warehouse. */
export const WireOffer = v.object({
  id: Id,
  matched_medicineId: Id,
  name: v.string(),
  stripUnit: v.string(),
  composition: v.array(v.string()),
  pricing: WirePricing,
  availability: Availability,
  schedule: v.picklist(SCHEDULES),
})
export type WireOffer = v.InferOutput<typeof WireOffer>

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const WireBox = v.object({ x: fraction, y: fraction, width: fraction, height: fraction })

export const WireSource = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  box: WireBox,
  text: v.string(),
  confidence: fraction,
  tier: v.picklist(TIERS),
})

export const WireDosage = v.object({
  text: v.string(),
  times: v.optional(v.object({ morning: v.number(), afternoon: v.number(), night: v.number() })),
  frequency: v.optional(v.picklist(FREQUENCIES)),
  everyHours: v.optional(v.number()),
  days: v.optional(v.number()),
  food: v.optional(v.picklist(['before', 'after'])),
})

export const WireMedicine = v.object({
  ...WireOffer.entries,
  alternatives: v.array(WireOffer),
  source: v.optional(WireSource),
  dosage: v.optional(WireDosage),
  suggestedQty: v.optional(v.number()),
  candidates: v.optional(v.array(WireOffer)),
})
export type WireMedicine = v.InferOutput<typeof WireMedicine>

export const searchMedicines = endpoint({
  method: 'get',
  path: '/medicines/search',
  group: 'Medicines',
  summary: `At most ${MEDICINE_SEARCH.limit} medicines whose name matches, with price and stock at a warehouse`,
  access: 'public',
  query: v.object({
    warehouseId: Id,
    medicineName: v.pipe(v.string(), v.trim(), v.minLength(MEDICINE_SEARCH.minCharacters), v.maxLength(100)),
  }),
  status: 200,
  reply: v.array(WireMedicine),
  errors: ['input_invalid', 'not_found', 'rate_limited'],
})
