import { DELIVERY_PROMISE_MINUTES } from '../order/delivery-promise.ts'
import { type Claim, sample } from './sample.ts'

const NAME = 'Dawadoot'

/** What of the brand a first view says, so that it need not carry the rest. */
export const front = {
  name: NAME,
  /** International digits without a plus, as chat links want them. */
  whatsapp: sample('910000000000'),
  whatsappGreeting: `Hello ${NAME}, I need help ordering medicines.`,
  claims: {
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
    verified: {
      text: '100% pharmacist verified',
      basis: 'No order passes processing without a registered pharmacist',
      asOf: '2026-11-27',
    },
    hours: { text: '24/7 support', basis: 'Support roster', asOf: '2026-11-27' },
  } satisfies Record<string, Claim>,
} as const
