import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePrescriptionLink } from './encode-link.ts'
import { decodePrescriptionLink } from './link.ts'

const standard = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')
const urlSafe = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
const link = { prescriptionId: 'rx-1', addressId: 'ad-1' }

test('what is written is URL-safe and carries the two ids', () => {
  expect(encodePrescriptionLink(link)).toBe(urlSafe(link))
})

test.each([
  ['ü', 'दवा'],
  ['>>>???', '~~~'],
  ['a', 'b'.repeat(64)],
])('the ids %j and %j survive both alphabets, with padding and without', (prescriptionId, addressId) => {
  const ids = { prescriptionId, addressId }
  expect(encodePrescriptionLink(ids)).toMatch(/^[A-Za-z0-9_-]+$/)
  for (const data of [
    encodePrescriptionLink(ids),
    standard(ids),
    standard(ids).replace(/=/g, ''),
    urlSafe(ids),
  ])
    expect(decodePrescriptionLink(data)).toEqual(ids)
})

test('a plus that a query string turned into a blank is read', () => {
  const ids = { prescriptionId: '>>>>', addressId: '~~~~' }
  expect(standard(ids)).toContain('+')
  expect(decodePrescriptionLink(standard(ids).replace(/[+]/g, ' '))).toEqual(ids)
})

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('hello').toString('base64')],
  ['no UTF-8', Buffer.from([0xff, 0xfe]).toString('base64')],
  ['a list', standard(['rx-1', 'ad-1'])],
  ['null', standard(null)],
  ['one id only', standard({ prescriptionId: 'rx-1' })],
  ['a third key', standard({ ...link, role: 'admin' })],
  ['an id that is a number', standard({ ...link, addressId: 1 })],
  ['an empty id', standard({ ...link, addressId: '' })],
  ['an id of 65 characters', standard({ ...link, addressId: 'a'.repeat(65) })],
])('%s is no link', (_, data) => {
  expect(decodePrescriptionLink(data)).toBeUndefined()
})

test('any two ids come back as they went, and no text at all throws', () => {
  const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 32 })
  fc.assert(
    fc.property(id, id, (prescriptionId, addressId) => {
      const ids = { prescriptionId, addressId }
      expect(decodePrescriptionLink(encodePrescriptionLink(ids))).toEqual(ids)
    }),
  )
  fc.assert(fc.property(fc.string(), (data) => void decodePrescriptionLink(data)))
})
