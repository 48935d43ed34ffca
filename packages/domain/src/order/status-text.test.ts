import { expect, test } from 'vitest'
import { statusText } from './status-text.ts'

test.each([
  ['pending', 'Pending'],
  ['confirmed', 'Confirmed'],
  ['processing', 'Processing'],
  ['preparing', 'Preparing your order'],
  ['packing', 'Packing'],
  ['picked', 'Picked up'],
  ['picked_up', 'Picked up'],
  ['on_the_way', 'On the way'],
  ['delivered', 'Delivered on 1 August 2026, 12:05 am'],
  ['cancelled', 'Cancelled on 1 August 2026, 12:05 am'],
  ['lost', 'lost'],
])('%s reads %j', (status, text) => {
  expect(statusText(status, '2026-07-31T18:35:00Z')).toBe(text)
})

test('an end without a date has an unknown date', () => {
  expect(statusText('delivered')).toBe('Delivered on Unknown date')
  expect(statusText('cancelled', null)).toBe('Cancelled on Unknown date')
})
