import { expect, test } from 'vitest'
import { KIOSK } from './timers.ts'

test('the kiosk keeps the specified times', () => {
  expect(KIOSK).toEqual({
    uploadedDelayMs: 1500,
    placedCountdownSeconds: 30,
    slider: { stepPx: 270, everyMs: 3000 },
    idleMs: 60_000,
    idleCountdownSeconds: 30,
  })
})
