import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFranchiseEarnings, FRANCHISE_CALCULATOR } from './franchise-calculator.ts'

test.each([
  [50, 500, 750_00, 22_500_00, 273_750_00],
  [10, 100, 30_00, 900_00, 10_950_00],
  [200, 2000, 12_000_00, 360_000_00, 4_380_000_00],
  [37, 150, 166_50, 4_995_00, 60_772_50],
])(
  '%d sales of %d rupees earn %d paise a day, %d a month, %d a year',
  (dailySales, orderValue, daily, monthly, yearly) => {
    expect(estimateFranchiseEarnings({ dailySales, orderValue })).toEqual({ daily, monthly, yearly })
  },
)

test('the sliders, the commission and the days are the specified ones', () => {
  expect(FRANCHISE_CALCULATOR).toEqual({
    commissionPercent: 3,
    daysPerMonth: 30,
    daysPerYear: 365,
    dailySales: { min: 10, max: 200, step: 1, default: 50 },
    orderValue: { min: 100, max: 2000, step: 50, default: 500 },
    guaranteedMonthlyIncomeRupees: 25_833,
  })
})

test('whatever the sliders say, a day earns sales times value times 0.03 to the paisa', () => {
  const { dailySales, orderValue } = FRANCHISE_CALCULATOR
  fc.assert(
    fc.property(fc.integer(dailySales), fc.integer(orderValue), (sales, value) => {
      expect(estimateFranchiseEarnings({ dailySales: sales, orderValue: value }).daily).toBe(
        sales * value * 3,
      )
    }),
  )
})
