import { DELIVERY_PROMISE_MINUTES } from '../order/order.ts'

/** Content that stands in until the real one exists; the launch check fails while any is left. */
export type Sample<T> = { value: T; sample: true }
export type Final<T> = { value: T; sample: false }
export type Content<T> = Sample<T> | Final<T>

const sample = <T>(value: T): Sample<T> => ({ value, sample: true })

/** A marketing claim with the day it was last looked at and what it rests on. */
export type Claim = { text: string; basis: string; asOf: string }

/** Everything that names the company, in one place. */
export const brand = {
  name: 'Dawadoot',
  supportEmail: sample('help@dawadoot.example'),
  phone: sample({ display: '1800 000 0000', tel: '+9118000000000' }),
  /** International digits without a plus, as chat links want them. */
  whatsapp: sample('910000000000'),
  whatsappGreeting: 'Hello Dawadoot, I need help ordering medicines.',
  offerLine: 'Up to 90% off',
  social: sample([
    { name: 'Instagram', url: 'https://instagram.com/dawadoot.example' },
    { name: 'Facebook', url: 'https://facebook.com/dawadoot.example' },
    { name: 'X', url: 'https://x.com/dawadoot.example' },
  ]),
  claims: {
    delivery: {
      text: `Delivery in ${DELIVERY_PROMISE_MINUTES} minutes`,
      basis: 'Promise within 5 km of a warehouse',
      asOf: '2026-11-27',
    },
    savings: { text: 'Save up to 90% on MRP', basis: 'Highest difference in the price list', asOf: '2026-11-27' },
    verified: {
      text: '100% pharmacist verified',
      basis: 'No order passes processing without a registered pharmacist',
      asOf: '2026-11-27',
    },
    hours: { text: '24/7 support', basis: 'Support roster', asOf: '2026-11-27' },
  } satisfies Record<string, Claim>,
  cities: ['Delhi NCR', 'Mumbai', 'Bangalore', 'Hyderabad', 'Chennai', 'Pune'],
  legal: {
    seller: sample('Dawadoot Pharmacy (sample), Connaught Place, New Delhi 110001'),
    licence: sample('Drug licence 20B/21B: DL-SAMPLE-000000'),
    gstin: sample('07AAAAA0000A1Z5'),
    pharmacist: sample({ name: 'Registered Pharmacist (sample)', registration: 'DPC-SAMPLE-0000' }),
    grievance: sample({ name: 'Grievance Officer (sample)', email: 'grievance@dawadoot.example' }),
    refund: 'Cancel free of charge until delivery. A wrong or damaged pack is taken back and refunded within 7 days.',
  },
  testimonials: sample([
    {
      heading: 'Here before the tea was ready',
      content: 'I sent a photo of the prescription and the tablets were at my door in nine minutes.',
      userName: 'Customer, Pune',
      rating: 5,
    },
    {
      heading: 'I could see what the doctor wrote',
      content: 'The page showed every line beside the medicine. My mother checked it herself.',
      userName: 'Customer, Delhi',
      rating: 5,
    },
    {
      heading: 'Half the price for the same salt',
      content: 'It offered the same composition from another maker and told me what I would save.',
      userName: 'Customer, Chennai',
      rating: 5,
    },
    {
      heading: 'Brought to the ward',
      content: 'My father was admitted. The courier came to the gate of the hospital and called.',
      userName: 'Customer, Mumbai',
      rating: 5,
    },
  ]),
} as const

/** Paths in `brand` that still hold sample content, e.g. `legal.licence`. */
export const samplesLeft = (node: unknown = brand, path = ''): string[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('sample' in node && node.sample === true) return [path]
  return Object.entries(node).flatMap(([key, value]) => samplesLeft(value, path ? `${path}.${key}` : key))
}

/** A chat link with the text filled in. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/${brand.whatsapp.value}?text=${encodeURIComponent(text)}`
