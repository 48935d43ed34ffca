import { expect, test } from 'vitest'
import { KIOSK_STEPS, KIOSK_TABS, nextStep, previousStep, tabOf } from './steps.ts'

test('five steps stand under three tabs', () => {
  expect(KIOSK_TABS).toEqual(['Upload Prescription', 'Verify Medicines', 'Confirm Order'])
  expect(KIOSK_STEPS.map((step) => tabOf(step))).toEqual([
    'Upload Prescription',
    'Upload Prescription',
    'Verify Medicines',
    'Verify Medicines',
    'Confirm Order',
  ])
})

test('the drawer counts as Confirm Order', () => {
  expect(tabOf('medicines', true)).toBe('Confirm Order')
})

test('next and back go by one and stop at the ends', () => {
  expect(KIOSK_STEPS.map(nextStep)).toEqual(['upload', 'details', 'medicines', 'placed', 'placed'])
  expect(KIOSK_STEPS.map(previousStep)).toEqual(['start', 'start', 'upload', 'details', 'medicines'])
})
