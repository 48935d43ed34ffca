import { expect, test } from 'vitest'
import { estimateHospitalShare, HOSPITAL_CALCULATOR, readNumber } from './hospital-calculator.ts'

const { fields } = HOSPITAL_CALCULATOR

test('the given numbers make 46,80,000 gross, a fifth of it profit, a tenth of that the share', () => {
  expect(
    estimateHospitalShare({
      totalPatientsPerDay: fields.totalPatientsPerDay.default,
      avgOrderValue: fields.avgOrderValue.default,
      revenueSharePercent: fields.revenueSharePercent.default,
      operatingDaysPerMonth: fields.operatingDaysPerMonth.default,
    }),
  ).toEqual({ gross: 46_80_000_00, profit: 9_36_000_00, share: 93_600_00 })
})

test('the largest numbers still make whole paise', () => {
  expect(
    estimateHospitalShare({
      totalPatientsPerDay: 10_000,
      avgOrderValue: 100_000,
      revenueSharePercent: 100,
      operatingDaysPerMonth: 31,
    }).share,
  ).toBe(6_20_00_00_000_00)
})

test('fractions are allowed and rounded to the paisa', () => {
  const inputs = {
    totalPatientsPerDay: 1,
    avgOrderValue: 0.33,
    revenueSharePercent: 12.5,
    operatingDaysPerMonth: 1,
  }
  expect(estimateHospitalShare(inputs)).toEqual({ gross: 33, profit: 7, share: 1 })
})

test('the fields start at 300, 600, 10 and 26, within the agreed bounds', () => {
  expect(HOSPITAL_CALCULATOR).toEqual({
    profitPercent: 20,
    fields: {
      totalPatientsPerDay: { default: 300, min: 0, max: 10_000 },
      avgOrderValue: { default: 600, min: 0, max: 100_000 },
      revenueSharePercent: { default: 10, min: 0, max: 100 },
      operatingDaysPerMonth: { default: 26, min: 0, max: 31 },
    },
  })
})

test.each([
  ['300', 300],
  [' 300 ', 300],
  ['0', 0],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['5.', 5],
  ['10000', 10_000],
])('%j is the number %d', (typed, value) => {
  expect(readNumber(typed, fields.totalPatientsPerDay)).toEqual({ ok: true, value })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['.', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['1,000', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['NaN', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['-5', 'not_a_number'],
  ['३००', 'not_a_number'],
  ['10001', 'out_of_bounds'],
  ['9'.repeat(400), 'out_of_bounds'],
])('%j is refused as %s', (typed, problem) => {
  expect(readNumber(typed, fields.totalPatientsPerDay)).toEqual({ ok: false, problem })
})

test('a share of 150 % and 400 days are out of bounds', () => {
  expect(readNumber('150', fields.revenueSharePercent).ok).toBe(false)
  expect(readNumber('400', fields.operatingDaysPerMonth).ok).toBe(false)
})
