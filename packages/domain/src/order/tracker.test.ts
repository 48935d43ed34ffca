import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from './status.ts'
import { historyTracker, type OrderEvent, orderTracker, type TrackerStep } from './tracker.ts'

const shown = (steps: readonly TrackerStep[]) => steps.map(({ label, state }) => `${label}: ${state}`)
const happened = (...statuses: string[]): OrderEvent[] =>
  statuses.map((status, hour) => ({ status, timestamp: `2026-08-01T1${hour}:00:00Z` }))

test.each([
  ['pending', ['later', 'later', 'later', 'later']],
  ['confirmed', ['now', 'later', 'later', 'later']],
  ['processing', ['now', 'later', 'later', 'later']],
  ['packing', ['now', 'later', 'later', 'later']],
  ['picked', ['done', 'now', 'later', 'later']],
  ['picked_up', ['done', 'now', 'later', 'later']],
  ['on_the_way', ['done', 'done', 'now', 'later']],
  ['delivered', ['done', 'done', 'done', 'done']],
  ['lost', ['later', 'later', 'later', 'later']],
])('without events, %s shows %j', (status, states) => {
  const steps = orderTracker({ status, events: [] })
  expect(steps.map((step) => step.label)).toEqual([
    'Order Confirmed',
    'Order Picked',
    'On the way',
    'Delivered',
  ])
  expect(steps.map((step) => step.state)).toEqual(states)
})

test('the list shows packing too, and no cancelled step', () => {
  expect(shown(historyTracker({ status: 'packing', events: [] }))).toEqual([
    'Order Confirmed: done',
    'Packing: now',
    'Order Picked: later',
    'On the way: later',
    'Delivered: later',
  ])
})

test.each([orderTracker, historyTracker])(
  'a cancelled order shows confirmed, then cancelled, and both are done',
  (track) => {
    const expected = ['Order Confirmed: done', 'Cancelled: done']
    expect(shown(track({ status: 'cancelled', events: [] }))).toEqual(expected)
    expect(
      shown(track({ status: 'cancelled', events: happened('confirmed', 'picked', 'cancelled') })),
    ).toEqual(expected)
  },
)

test('each step carries the time of the first event with its status', () => {
  const events = happened('confirmed', 'confirmed', 'picked_up', 'picked')
  const [confirmed, picked, onTheWay] = orderTracker({ status: 'picked', events })
  expect(confirmed?.at).toBe('2026-08-01T10:00:00Z')
  expect(picked?.at).toBeDefined()
  expect(onTheWay?.at).toBeUndefined()
})

test('a late event never moves a delivered order back', () => {
  const order = { status: 'delivered', events: happened('confirmed', 'delivered', 'picked', 'on_the_way') }
  expect(orderTracker(order).every((step) => step.state === 'done')).toBe(true)
  expect(orderTracker({ ...order, status: 'picked' }).every((step) => step.state === 'done')).toBe(true)
})

test('unknown statuses and missing times are passed over', () => {
  const events = [{ status: 'lost' }, { status: 'confirmed' }, { status: 'on_the_way', timestamp: undefined }]
  expect(shown(orderTracker({ status: 'on_the_way', events }))).toEqual([
    'Order Confirmed: done',
    'Order Picked: done',
    'On the way: now',
    'Delivered: later',
  ])
})

test('whatever happened in whatever order, done comes before now and now before later', () => {
  const anyStatus = fc.constantFrom(...ORDER_STATUSES, 'lost')
  fc.assert(
    fc.property(anyStatus, fc.array(fc.record({ status: anyStatus })), (status, events) => {
      for (const track of [orderTracker, historyTracker]) {
        const states = track({ status, events }).map((step) => step.state)
        expect(states.join(' ')).toMatch(/^(done ?)*(now ?)?(later ?)*$/)
      }
    }),
  )
})
