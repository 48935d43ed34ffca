import { asPaise, type Paise } from '../money/paise.ts'

/** Specification, sections 2 and 9. */
export const FRANCHISE_CALCULATOR = {
  commissionPercent: 3,
  daysPerMonth: 30,
  daysPerYear: 365,
  dailySales: { min: 10, max: 200, step: 1, default: 50 },
  orderValue: { min: 100, max: 2000, step: 50, default: 500 },
  guaranteedMonthlyIncomeRupees: 25_833,
} as const

export type FranchiseEstimate = { daily: Paise; monthly: Paise; yearly: Paise }

/** `orderValue` is in rupees; daily profit is sales x value x 0.03. */
export const estimateFranchiseEarnings = (inputs: {
  dailySales: number
  orderValue: number
}): FranchiseEstimate => {
  const daily = Math.round(inputs.dailySales * inputs.orderValue * FRANCHISE_CALCULATOR.commissionPercent)
  return {
    daily: asPaise(daily),
    monthly: asPaise(daily * FRANCHISE_CALCULATOR.daysPerMonth),
    yearly: asPaise(daily * FRANCHISE_CALCULATOR.daysPerYear),
  }
}
