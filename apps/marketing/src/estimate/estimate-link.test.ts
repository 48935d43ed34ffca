import { expect, test } from 'vitest'
import { estimateLink, keepInAddress, linkedNumber } from './estimate-link.ts'

const days = { min: 0, max: 31, default: 26 }
const value = { min: 100, max: 2000, step: 50, default: 500 }

test('a link opens the page at its calculator and brings the same numbers back', () => {
  const link = estimateLink('/franchise', { dailySales: 120, orderValue: 750 })
  expect(link).toBe('http://marketing.localhost:4000/franchise?dailySales=120&orderValue=750#calc')
  expect(linkedNumber(new URL(link).search, 'orderValue', value)).toBe(750)
})

test.each(['', '1.2.3', '-5', '32', 'NaN', 'Infinity', '1e1', '<b>1</b>', '9'.repeat(400), '%00', '٣'])(
  'a link with %j for a number carries none',
  (text) => {
    expect(linkedNumber(`?days=${encodeURIComponent(text)}`, 'days', days)).toBeUndefined()
  },
)

test('a link without the number, or with half of an escape in it, carries none', () => {
  expect(linkedNumber('', 'days', days)).toBeUndefined()
  expect(linkedNumber('?days=%E0%A4%A', 'days', days)).toBeUndefined()
})

test('a slider is only set to where it can stand', () => {
  expect(linkedNumber('?value=150', 'value', value)).toBe(150)
  for (const text of ['151', '50', '2050', '150.5'])
    expect(linkedNumber(`?value=${text}`, 'value', value)).toBeUndefined()
})

test('the page’s own address keeps the numbers and where it was opened, and adds no step to go back by', () => {
  window.history.replaceState({ of: 'the page' }, '', '/franchise#calc')
  const steps = window.history.length
  keepInAddress({ dailySales: 120, orderValue: 750 })
  expect(window.location.href).toMatch(/\/franchise\?dailySales=120&orderValue=750#calc$/)
  expect(window.history.state).toEqual({ of: 'the page' })
  expect(window.history.length).toBe(steps)
  keepInAddress()
  expect(window.location.href).toMatch(/\/franchise#calc$/)
})
