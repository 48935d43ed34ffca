import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isFinal,
  isOrderStatus,
  moveProblem,
  ORDER_STATUSES,
  type OrderStatus,
  rankOf,
  STATUS_LABELS,
  statusTone,
} from './status.ts'

test('an order has one of ten statuses', () => {
  expect(ORDER_STATUSES).toEqual([
    'pending',
    'confirmed',
    'processing',
    'preparing',
    'packing',
    'picked',
    'picked_up',
    'on_the_way',
    'delivered',
    'cancelled',
  ])
  expect(isOrderStatus('lost')).toBe(false)
})

test('delivered and cancelled are final, nothing else is', () => {
  expect(ORDER_STATUSES.filter(isFinal)).toEqual(['delivered', 'cancelled'])
  expect(isFinal('lost')).toBe(false)
})

test('picked and picked_up are the same moment', () => {
  expect(rankOf('picked')).toBe(rankOf('picked_up'))
})

test('the labels are the specified ones', () => {
  expect(STATUS_LABELS).toMatchObject({
    confirmed: 'Order Confirmed',
    processing: 'Processing',
    preparing: 'Preparing',
    picked: 'Order Picked',
    picked_up: 'Order Picked',
    on_the_way: 'On the way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  })
})

test.each([
  ['confirmed', 'processing', false, undefined],
  ['pending', 'confirmed', false, undefined],
  ['processing', 'preparing', false, 'not_verified'],
  ['processing', 'preparing', true, undefined],
  ['confirmed', 'on_the_way', true, undefined],
  ['confirmed', 'delivered', false, 'not_verified'],
  ['on_the_way', 'delivered', true, undefined],
  ['on_the_way', 'picked', true, 'backwards'],
  ['picked', 'picked_up', true, 'backwards'],
  ['confirmed', 'confirmed', true, 'backwards'],
  ['confirmed', 'cancelled', false, undefined],
  ['on_the_way', 'cancelled', true, undefined],
  ['delivered', 'cancelled', true, 'final'],
  ['cancelled', 'cancelled', true, 'final'],
  ['cancelled', 'delivered', true, 'final'],
  ['delivered', 'on_the_way', true, 'final'],
] as const)('from %s to %s (verified: %s): %j', (from, to, verified, expected) => {
  expect(moveProblem(from, to, verified)).toBe(expected)
})

test('whatever moves are tried, an order never goes back, never leaves its end, and is never delivered unverified', () => {
  const anyStatus = fc.constantFrom(...ORDER_STATUSES)
  fc.assert(
    fc.property(fc.array(anyStatus), fc.boolean(), (moves, verified) => {
      let at: OrderStatus = 'confirmed'
      for (const to of moves) {
        if (moveProblem(at, to, verified)) continue
        expect(isFinal(at)).toBe(false)
        expect(rankOf(to)).toBeGreaterThan(rankOf(at))
        at = to
      }
      expect(at === 'delivered' && !verified).toBe(false)
    }),
  )
})

test.each([
  ['pending', 'open'],
  ['confirmed', 'open'],
  ['packing', 'open'],
  ['picked', 'moving'],
  ['picked_up', 'moving'],
  ['on_the_way', 'moving'],
  ['delivered', 'good'],
  ['cancelled', 'mute'],
  ['lost', 'mute'],
])('%s is dressed as %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})
