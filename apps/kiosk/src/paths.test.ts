import { expect, test } from 'vitest'
import { keepsSession } from './paths.ts'

test.each([
  ['/kiosk/home', true],
  ['/kiosk/home/', true],
  ['/kiosk', false],
  ['/kiosk/order', false],
  ['/kiosk/profile', false],
  ['/kiosk/homes', false],
  ['/', false],
])('a page load of %s keeps the session: %s', (path, expected) => {
  expect(keepsSession(path)).toBe(expected)
})
