import { expect, test } from 'vitest'
import { paiseFromRupees } from '../money/paise.ts'
import { DELIVERY_PROMISE_MINUTES } from './delivery-promise.ts'
import {
  FALLBACK_ESTIMATE_MINUTES,
  isActivePaymentMode,
  mrpOrEstimate,
  PAYMENT_LABELS,
  PAYMENT_MODES,
} from './order.ts'

test('Cash on Delivery is the only active payment mode', () => {
  expect(PAYMENT_MODES).toEqual(['cod', 'upi'])
  expect(PAYMENT_MODES.filter(isActivePaymentMode)).toEqual(['cod'])
  expect(PAYMENT_LABELS).toEqual({ cod: 'Cash on Delivery', upi: 'UPI' })
})

test('a missing MRP is assumed as 1.2 times the price and marked as an estimate', () => {
  const price = paiseFromRupees(55.55)
  expect(mrpOrEstimate(price, undefined)).toEqual({ amount: 6666, estimated: true })
  expect(mrpOrEstimate(price, paiseFromRupees(61.72))).toEqual({ amount: 6172, estimated: false })
})

test('delivery is promised in 10 minutes, and the card falls back to 25', () => {
  expect(DELIVERY_PROMISE_MINUTES).toBe(10)
  expect(FALLBACK_ESTIMATE_MINUTES).toBe(25)
})
