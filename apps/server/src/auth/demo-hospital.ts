import type { VerifyOtpReply } from '@dawadoot/api/contract/auth'
import type * as v from 'valibot'

/** Where a kiosk stands that nobody has enrolled. Demonstrations only: decisions, "Kiosk". */
export const DEMO_HOSPITAL = {
  id: 'DEMO-HOSPITAL',
  name: 'Demo Hospital',
  address: {
    street: 'Connaught Place',
    pincode: '110001',
    city: 'New Delhi',
    state: 'Delhi',
    country: 'India',
    coordinates: { latitude: 28.6219, longitude: 77.21206 },
  },
} satisfies v.InferInput<typeof VerifyOtpReply>['data']['hospital']
