import { formatWholeRupees } from '../money/format-rupees.ts'
import { paiseFromRupees } from '../money/paise.ts'
import { DELIVERY_PROMISE_MINUTES } from '../order/delivery-promise.ts'
import { FRANCHISE_CALCULATOR } from '../partners/franchise-calculator.ts'
import { front } from './front.ts'
import { type Claim, sample } from './sample.ts'

/** Everything that names the company, in one place. */
export const brand = {
  ...front,
  claims: {
    ...front.claims,
    delivery: {
      text: `Delivery in ${DELIVERY_PROMISE_MINUTES} minutes`,
      basis: 'Promise within 5 km of a warehouse',
      asOf: '2026-11-27',
    },
    savings: {
      text: 'Save up to 90% on MRP',
      basis: 'Highest difference in the price list',
      asOf: '2026-11-27',
    },
    hours: { text: '24/7 support', basis: 'Support roster', asOf: '2026-11-27' },
  } satisfies Record<string, Claim>,
  supportEmail: sample('help@dawadoot.example'),
  phone: sample({ display: '1800 000 0000', tel: '+9118000000000' }),
  offerLine: 'Up to 90% off',
  social: sample([
    { name: 'Instagram', url: 'https://instagram.com/dawadoot.example' },
    { name: 'Facebook', url: 'https://facebook.com/dawadoot.example' },
    { name: 'YouTube', url: 'https://youtube.com/@dawadoot.example' },
  ]),
  cities: ['Delhi NCR', 'Mumbai', 'Bangalore', 'Hyderabad', 'Chennai', 'Pune'],
  legal: {
    seller: sample(`${front.name} Pharmacy (sample), Connaught Place, New Delhi 110001`),
    licence: sample('Drug licence 20B/21B: DL-SAMPLE-000000'),
    gstin: sample('07AAAAA0000A1Z5'),
    pharmacist: sample({ name: 'Registered Pharmacist (sample)', registration: 'DPC-SAMPLE-0000' }),
    grievance: sample({ name: 'Grievance Officer (sample)', email: 'grievance@dawadoot.example' }),
    refund:
      'Cancel free of charge until delivery. A wrong or damaged pack is taken back and refunded within 7 days.',
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

/** A number that we state in public, with what it rests on. */
export type Statistic = { value: string; label: string; basis: string; asOf: string }

const AS_OF = '2026-11-27'
const NETWORK = 'Count of the hospital network'

/** The figures of the partner pages. */
export const statistics = {
  about: [
    { value: '90%+', label: 'max savings', basis: 'Highest difference in the price list', asOf: AS_OF },
    { value: '2K+', label: 'orders', basis: 'Orders delivered', asOf: AS_OF },
    { value: '100%', label: 'pharmacist verified', basis: 'Rule of the order process', asOf: AS_OF },
    { value: '24x7', label: 'support', basis: 'Support roster', asOf: AS_OF },
  ],
  network: [
    { value: '35+', label: 'hospitals', basis: NETWORK, asOf: AS_OF },
    { value: '120+', label: 'kiosks', basis: NETWORK, asOf: AS_OF },
    { value: '280+', label: 'departments', basis: NETWORK, asOf: AS_OF },
    { value: '50K+', label: 'patients', basis: NETWORK, asOf: AS_OF },
    { value: '8K+', label: 'orders per month', basis: NETWORK, asOf: AS_OF },
    { value: '42%', label: 'repeat rate', basis: NETWORK, asOf: AS_OF },
  ],
  franchise: [
    {
      value: formatWholeRupees(paiseFromRupees(FRANCHISE_CALCULATOR.guaranteedMonthlyIncomeRupees)),
      label: 'guaranteed minimum monthly income',
      basis: 'Franchise agreement',
      asOf: AS_OF,
    },
    {
      value: `${FRANCHISE_CALCULATOR.commissionPercent}%`,
      label: 'revenue share, no ongoing royalty',
      basis: 'Franchise agreement',
      asOf: AS_OF,
    },
    { value: '₹2–5 lakh', label: 'investment', basis: 'Cost of past set-ups', asOf: AS_OF },
    { value: '2–4 weeks', label: 'setup', basis: 'Duration of past set-ups', asOf: AS_OF },
  ],
} as const satisfies Record<string, readonly Statistic[]>

/** Terms and promises of the partner pages, in words that stand within a sentence. */
export const partnerTerms = {
  goLive: { text: '7 to 14 days', basis: 'Duration of past installations', asOf: AS_OF },
  callback: { text: 'within 24 hours', basis: 'Rule of the partner desk', asOf: AS_OF },
  onTime: {
    text: '10-minute delivery for 80% of orders',
    basis: 'Delivery times of orders within 5 km of a store',
    asOf: AS_OF,
  },
  space: { text: '500 to 1000 sq ft', basis: 'Plans of past set-ups', asOf: AS_OF },
  investment: { text: '₹2 to 5 lakh', basis: 'Cost of past set-ups', asOf: AS_OF },
  setup: { text: '2 to 4 weeks', basis: 'Duration of past set-ups', asOf: AS_OF },
} as const satisfies Record<string, Claim>

/** What partners say. `image` names one of our drawings: there are no photographs of people. */
export const partnerTestimonials = {
  franchise: sample([
    {
      id: 'pune',
      name: 'Store owner, Pune',
      role: 'Franchise partner',
      rating: 5,
      testimonial:
        'The orders come to me. I look after the shelf and the counter, and the month is never empty.',
      image: 'shop',
    },
    {
      id: 'chennai',
      name: 'Store owner, Chennai',
      role: 'Former medical representative',
      rating: 4.5,
      testimonial: 'Three weeks from signing to the first order. Training was two days and to the point.',
      image: 'courier',
    },
    {
      id: 'hyderabad',
      name: 'Store owner, Hyderabad',
      role: 'Pharmacist',
      rating: 5,
      testimonial: 'I still check every strip myself. What changed is that nobody has to wait while I do.',
      image: 'verify',
    },
    {
      id: 'delhi',
      name: 'Store owner, Delhi NCR',
      role: 'Franchise partner',
      rating: 4.5,
      testimonial: 'When a rider falls ill at night, somebody answers the phone. That is worth a lot.',
      image: 'deliver',
    },
  ]),
  hospital: sample([
    {
      id: 'administrator',
      name: 'Hospital administrator, Delhi',
      testimonial: 'The queue at the pharmacy used to reach the lift. Now the medicines go to the bed.',
    },
    {
      id: 'nursing',
      name: 'Head of nursing, Pune',
      testimonial: 'Families stay with the patient. They order at the kiosk and go back to the ward.',
    },
    {
      id: 'outpatient',
      name: 'Outpatient manager, Chennai',
      testimonial: 'We gave them a corner and a socket. They did the rest in nine days.',
    },
  ]),
} as const

const everything = { ...brand, statistics, partnerTestimonials }

/** Paths that still hold sample content, e.g. `legal.licence`. */
export const samplesLeft = (node: unknown = everything, path = ''): string[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('sample' in node && node.sample === true) return [path]
  return Object.entries(node).flatMap(([key, value]) => samplesLeft(value, path ? `${path}.${key}` : key))
}
