import { type Claim, sample } from './sample.ts'

const NAME = 'Dawadoot'

/** What of the brand a first view says, so that it need not carry the rest. */
export const front = {
  name: NAME,
  /** International digits without a plus, as chat links want them. */
  whatsapp: sample('910000000000'),
  whatsappGreeting: `Hello ${NAME}, I need help ordering medicines.`,
  claims: {
    verified: {
      text: '100% pharmacist verified',
      basis: 'No order passes processing without a registered pharmacist',
      asOf: '2026-11-27',
    },
  } satisfies Record<string, Claim>,
} as const
