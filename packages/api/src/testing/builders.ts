import type * as v from 'valibot'
import type { WireAddress } from '../contract/addresses.ts'
import type { WireUser } from '../contract/auth.ts'
import type { WireMedicine, WireOffer } from '../contract/medicines.ts'
import type { WireOrderDetails, WireOrderSummary } from '../contract/orders.ts'
import type { ResultReply } from '../contract/prescriptions.ts'
import type { WireProfile } from '../contract/users.ts'

/** Things as the server sends them; give only what the test is about. */

export const wireUser = (over: Partial<WireUser> = {}): WireUser => ({
  id: 'u1',
  mobile: '9000000001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  whatsapp: '9000000001',
  ...over,
})

export const wireAddress = (over: Partial<WireAddress> = {}): WireAddress => ({
  _id: 'a1',
  addressId: over._id ?? 'a1',
  deliveryType: 'home',
  user_name: 'Asha Rao',
  user_contact: '9000000001',
  name: 'Home',
  address: '12 Janpath, Connaught Place',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  house_no: '4B',
  isDefault: true,
  reach: 'in_reach',
  ...over,
})

export const wireProfile = (over: Partial<WireProfile> = {}): WireProfile => ({
  id: 'u1',
  mobile: '9000000001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  profile: { whatsapp: '9000000001', dateofbirth: null, gender: null },
  addresses: [wireAddress()],
  ...over,
})

export const wireOffer = (over: Partial<WireOffer> = {}): WireOffer => ({
  id: 'M1',
  matched_medicineId: over.id ?? 'M1',
  name: 'Crocin 650 Tablet',
  stripUnit: 'strip of 15 tablets',
  composition: ['paracetamol 650mg'],
  pricing: { mrp: 33.5, sellingPrice: 30.15, discountPercent: 10 },
  availability: { inStock: true },
  schedule: 'OTC',
  ...over,
})

export const wireMedicine = (over: Partial<WireMedicine> = {}): WireMedicine => ({
  ...wireOffer({ id: over.id ?? 'M1' }),
  alternatives: [],
  source: {
    page: 1,
    box: { x: 0.1, y: 0.3, width: 0.5, height: 0.04 },
    text: 'Tab Crocin 650 1-0-1',
    confidence: 0.98,
    tier: 'sure',
  },
  ...over,
})

export const wireResult = (
  over: Partial<v.InferInput<typeof ResultReply>> = {},
): v.InferInput<typeof ResultReply> => ({
  extractedMedicines: { medicine: [wireMedicine()] },
  unmatched: [],
  pages: [],
  warehouseId: 'WH-DEL-01',
  patient: 'Asha Rao',
  doctor: 'Dr S. Iyer',
  date: '2026-11-20',
  ...over,
})

export const wireOrder = (over: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  orderId: 'o1',
  orderDate: '2026-11-27T10:00:00.000Z',
  paymentMethod: 'cod',
  deliveryAddress: {
    name: 'Asha Rao',
    address: '4B, 12 Janpath, Connaught Place',
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110001',
    phone: '9000000001',
  },
  items: [{ id: 'M1', name: 'Crocin 650 Tablet', quantity: 2, price: 30.15, mrp: 33.5 }],
  orderStatus: 'confirmed',
  statusHistory: [{ status: 'confirmed', timestamp: '2026-11-27T10:00:00.000Z' }],
  estimatedDelivery: '2026-11-27T10:10:00.000Z',
  prescriptionId: 'p1',
  addressId: 'a1',
  ...over,
})

export const wireSummary = (over: Partial<WireOrderSummary> = {}): WireOrderSummary => ({
  id: 'o1',
  name: 'Asha Rao',
  line1: '4B, 12 Janpath, Connaught Place',
  order_dateTime: '2026-11-27T10:00:00.000Z',
  status: 'confirmed',
  deliveredDate: null,
  items: 'Crocin 650 Tablet x 2',
  total: 60.3,
  estimatedDelivery: '2026-11-27T10:10:00.000Z',
  prescriptionId: 'p1',
  addressId: 'a1',
  ...over,
})
