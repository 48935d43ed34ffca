import { expect, test } from 'vitest'
import { meansNoService, NO_WAREHOUSE_MESSAGE } from './no-service.ts'

test.each([
  'No nearby warehouse within 5 Km, try at different location',
  'There is no nearby warehouse',
  'No warehouse found',
  'Nothing WITHIN 5 KM',
  'Please try a different location',
  'Service not available',
])('%j means that we do not deliver there', (message) => {
  expect(meansNoService(message)).toBe(true)
})

test.each(['Processing failed', 'Network Error: Please check your connection', ''])(
  '%j does not',
  (message) => {
    expect(meansNoService(message)).toBe(false)
  },
)

test('the default message is the specified one', () => {
  expect(NO_WAREHOUSE_MESSAGE).toBe('No nearby warehouse within 5 Km, try at different location')
})
