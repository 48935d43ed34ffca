import { type Medicine, type Offer, SCHEDULES } from '@dawadoot/domain/cart/medicine'
import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import type { Dosage } from '@dawadoot/domain/prescription/reading'
import * as v from 'valibot'
import { searchMedicines, WireDosage, WireSource } from '../contract/medicines.ts'
import { readReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseId, looseText, rupeesToPaise } from './wire.ts'

const offerEntries = {
  id: v.optional(looseId),
  matched_medicineId: v.optional(looseId),
  name: v.string(),
  stripUnit: looseText,
  composition: v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())]), []),
    v.transform((salts) => (typeof salts === 'string' ? [salts] : salts)),
  ),
  pricing: v.object({
    mrp: rupeesToPaise,
    sellingPrice: rupeesToPaise,
    discountPercent: v.fallback(v.number(), 0),
  }),
  availability: v.object({ inStock: v.boolean() }),
  // An unknown schedule is treated as prescription-only.
  schedule: v.fallback(v.picklist(SCHEDULES), 'H'),
}

type WireOffer = v.InferOutput<v.ObjectSchema<typeof offerEntries, undefined>>

const toOffer = ({ id, matched_medicineId, availability, ...offer }: WireOffer): Offer => ({
  id: matched_medicineId ?? id ?? '',
  name: offer.name,
  stripUnit: offer.stripUnit,
  composition: offer.composition,
  pricing: offer.pricing,
  inStock: availability.inStock,
  schedule: offer.schedule,
})

const LooseOffer = v.pipe(v.object(offerEntries), v.transform(toOffer))

const LooseMedicine = v.object({
  ...offerEntries,
  alternatives: v.fallback(v.nullish(v.array(v.union([LooseOffer, looseId]))), []),
  source: v.fallback(v.nullish(WireSource), undefined),
  dosage: v.fallback(v.nullish(WireDosage), undefined),
  suggestedQty: v.fallback(v.nullish(v.number()), undefined),
  candidates: v.fallback(v.nullish(v.array(LooseOffer)), undefined),
})

/** Drops keys that are present but undefined, as exact optional properties want it. */
const toDosage = ({
  text,
  times,
  frequency,
  everyHours,
  days,
  food,
}: v.InferOutput<typeof WireDosage>): Dosage => ({
  text,
  ...(times ? { times } : {}),
  ...(frequency ? { frequency } : {}),
  ...(everyHours === undefined ? {} : { everyHours }),
  ...(days === undefined ? {} : { days }),
  ...(food ? { food } : {}),
})

/** Alternatives come as medicines or as ids of medicines in the same list. */
export const LooseMedicines = v.pipe(
  v.array(LooseMedicine),
  v.transform((list): Medicine[] => {
    const offers = new Map(
      list.map((wire) => [wire.matched_medicineId ?? wire.id ?? '', toOffer(wire)] as const),
    )
    return list.map((wire) => ({
      ...toOffer(wire),
      alternatives: (wire.alternatives ?? []).flatMap((alternative) => {
        const offer = typeof alternative === 'string' ? offers.get(alternative) : alternative
        return offer ? [offer] : []
      }),
      source: wire.source ?? undefined,
      dosage: wire.dosage ? toDosage(wire.dosage) : undefined,
      suggestedQty: wire.suggestedQty ?? undefined,
      candidates: wire.candidates ?? undefined,
    }))
  }),
)

export const createMedicines = ({ json }: Transport) => ({
  /** At most 20. Fewer than three characters ask nothing. */
  search: async (
    input: { warehouseId: string; medicineName: string },
    signal?: AbortSignal,
  ): Promise<readonly Medicine[]> => {
    const body = await json(searchMedicines, { query: input, signal })
    return readReply(LooseMedicines, body, '', 'data', 'medicines', 'data.medicines').slice(
      0,
      MEDICINE_SEARCH.limit,
    )
  },
})
