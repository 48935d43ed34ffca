import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.5', false],
  ['local', false],
  ['localhost', true],
  ['kiosk.localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.5', false],
  ['127.0.0.1.example.com', false],
])('whether %s stays on this machine: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})
