import { QUANTITY, type CartLine } from '@dawadoot/domain/cart/line'
import { SCHEDULES } from '@dawadoot/domain/cart/medicine'
import { asPaise } from '@dawadoot/domain/money/paise'
import { FREQUENCIES, TIERS, type Dosage } from '@dawadoot/domain/prescription/reading'
import * as v from 'valibot'
import { type BrowserStorage, STORED } from '../storage/browser-storage.ts'
import { fieldsOf } from '../storage/fields-of.ts'
import { fitting } from '../storage/fitting.ts'

/**
 * The cart as it is kept per prescription (`medicinesData`), so that a reload keeps quantities and choices. What is
 * read back is never believed as to prices: they come from the result, and the server computes them again.
 */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(asPaise))
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const offer = {
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  stripUnit: v.string(),
  composition: v.array(v.string()),
  pricing: v.object({ mrp: amount, sellingPrice: amount, discountPercent: v.number() }),
  inStock: v.boolean(),
  schedule: v.picklist(SCHEDULES),
}

const SavedDosage = v.pipe(
  v.object({
    text: v.string(),
    times: v.optional(v.object({ morning: v.number(), afternoon: v.number(), night: v.number() })),
    frequency: v.optional(v.picklist(FREQUENCIES)),
    everyHours: v.optional(v.number()),
    days: v.optional(v.number()),
    food: v.optional(v.picklist(['before', 'after'])),
  }),
  // drops keys that are present but undefined, as exact optional properties want it
  v.transform(({ text, times, frequency, everyHours, days, food }): Dosage => ({
    text,
    ...(times ? { times } : {}),
    ...(frequency ? { frequency } : {}),
    ...(everyHours === undefined ? {} : { everyHours }),
    ...(days === undefined ? {} : { days }),
    ...(food ? { food } : {}),
  })),
)

const SavedMedicine = v.object({
  ...offer,
  alternatives: v.array(v.object(offer)),
  source: v.optional(
    v.object({
      page: v.number(),
      box: v.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
      text: v.string(),
      confidence: fraction,
      tier: v.picklist(TIERS),
    }),
  ),
  dosage: v.optional(SavedDosage),
  suggestedQty: v.optional(v.number()),
  candidates: v.optional(v.array(v.object(offer))),
})

const SavedLine = v.object({
  medicine: SavedMedicine,
  qty: v.pipe(v.number(), v.integer(), v.minValue(QUANTITY.min), v.maxValue(QUANTITY.max)),
  inPlaceOf: v.optional(SavedMedicine),
  addedByCustomer: v.boolean(),
  looksRight: v.boolean(),
})

const SavedCart = v.object({
  /** The address of the link this cart began with, and the one it was last priced for. */
  linkAddressId: v.string(),
  addressId: v.string(),
  lines: v.array(SavedLine),
  leftOut: v.array(SavedLine),
  dismissed: v.array(v.string()),
  customerName: v.string(),
})

export type SavedCart = {
  linkAddressId: string
  addressId: string
  lines: readonly CartLine[]
  leftOut: readonly CartLine[]
  /** Keys of unmatched lines that the customer left out. */
  dismissed: readonly string[]
  customerName: string
}

/** As they are: only the cart that is asked for is judged, and one that cannot be read takes no other away. */
const carts = ({ local }: BrowserStorage) => local.read(STORED.medicinesData, fieldsOf) ?? {}

const savedCart = fitting(SavedCart)

export const readCart = (storage: BrowserStorage, prescriptionId: string): SavedCart | undefined =>
  savedCart(carts(storage)[prescriptionId])

export const writeCart = (storage: BrowserStorage, prescriptionId: string, cart: SavedCart): void =>
  storage.local.write(STORED.medicinesData, { ...carts(storage), [prescriptionId]: cart })

export const forgetCart = (storage: BrowserStorage, prescriptionId: string): void => {
  const { [prescriptionId]: _, ...rest } = carts(storage)
  storage.local.write(STORED.medicinesData, rest)
}
