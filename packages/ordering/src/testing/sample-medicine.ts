import type { Medicine } from '@dawadoot/domain/cart/medicine'
import { asPaise } from '@dawadoot/domain/money/paise'

/** One that is sold and in stock. */
export const SAMPLE_MEDICINE: Medicine = {
  id: 'M1',
  name: 'Crocin 650 Tablet',
  stripUnit: 'strip of 15 tablets',
  composition: ['paracetamol 650mg'],
  pricing: { mrp: asPaise(3350), sellingPrice: asPaise(3015), discountPercent: 10 },
  inStock: true,
  schedule: 'OTC',
  alternatives: [],
}
