import { asPaise, type Paise } from '../money/paise.ts'

/** Specification, sections 4 and 9; bounds from decisions, "Partner pages". */
export const HOSPITAL_CALCULATOR = {
  profitPercent: 20,
  fields: {
    totalPatientsPerDay: { default: 300, min: 0, max: 10_000 },
    avgOrderValue: { default: 600, min: 0, max: 100_000 },
    revenueSharePercent: { default: 10, min: 0, max: 100 },
    operatingDaysPerMonth: { default: 26, min: 0, max: 31 },
  },
} as const

export type HospitalInputs = Record<keyof typeof HOSPITAL_CALCULATOR.fields, number>

export type HospitalEstimate = { gross: Paise; profit: Paise; share: Paise }

/** Per month. `avgOrderValue` is in rupees. */
export const estimateHospitalShare = (inputs: HospitalInputs): HospitalEstimate => {
  const gross = Math.round(
    inputs.totalPatientsPerDay * inputs.avgOrderValue * inputs.operatingDaysPerMonth * 100,
  )
  const profit = Math.round((gross * HOSPITAL_CALCULATOR.profitPercent) / 100)
  return {
    gross: asPaise(gross),
    profit: asPaise(profit),
    share: asPaise(Math.round((profit * inputs.revenueSharePercent) / 100)),
  }
}

export type NumberProblem = 'empty' | 'not_a_number' | 'out_of_bounds'

/** Inputs hold digits and at most one dot; anything else, or a number out of bounds, is refused by name. */
export const readNumber = (
  typed: string,
  bounds: { min: number; max: number },
): { ok: true; value: number } | { ok: false; problem: NumberProblem } => {
  const text = typed.trim()
  if (text === '') return { ok: false, problem: 'empty' }
  if (!/^(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text)) return { ok: false, problem: 'not_a_number' }
  const value = Number(text)
  return value >= bounds.min && value <= bounds.max
    ? { ok: true, value }
    : { ok: false, problem: 'out_of_bounds' }
}
