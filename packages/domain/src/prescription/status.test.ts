import { expect, test } from 'vitest'
import { isFinalPrescriptionStatus, PRESCRIPTION_STATUSES } from './status.ts'

test('a reading ends as completed or failed', () => {
  expect(PRESCRIPTION_STATUSES).toEqual(['queued', 'reading', 'matching', 'completed', 'failed'])
  expect(PRESCRIPTION_STATUSES.filter(isFinalPrescriptionStatus)).toEqual(['completed', 'failed'])
})
