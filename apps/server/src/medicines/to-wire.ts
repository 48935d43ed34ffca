import type { WireMedicine, WireOffer } from '@dawadoot/api/contract/medicines'
import { rupeesFromPaise } from '@dawadoot/domain/money/paise'
import type { ShelvedMedicine } from './shelf.ts'

export const pricingToWire = ({ mrp, sellingPrice, discountPercent }: ShelvedMedicine['pricing']) => ({
  mrp: rupeesFromPaise(mrp),
  sellingPrice: rupeesFromPaise(sellingPrice),
  discountPercent,
})

export const offerToWire = (medicine: ShelvedMedicine): WireOffer => ({
  id: medicine.id,
  matched_medicineId: medicine.id,
  name: medicine.name,
  stripUnit: medicine.pack,
  composition: medicine.composition.split(' + '),
  pricing: pricingToWire(medicine.pricing),
  availability: { inStock: medicine.packs > 0 },
  schedule: medicine.schedule,
})

export const medicineToWire = (
  medicine: ShelvedMedicine,
  alternatives: readonly ShelvedMedicine[] = [],
): WireMedicine => ({ ...offerToWire(medicine), alternatives: alternatives.map(offerToWire) })
