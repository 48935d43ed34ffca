import { readNumber } from '@dawadoot/domain/partners/hospital-calculator'
import { marketingOrigin } from '../origins.ts'

/** A number that a link can carry; with a `step`, only what the slider can stand on. */
export type LinkedField = { min: number; max: number; step?: number; default: number }

export type LinkedInputs = Readonly<Record<string, number>>

const queryOf = (inputs: LinkedInputs): string =>
  `?${new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]))}`

/** The address that opens a page at its calculator with these numbers in it. */
export const estimateLink = (path: string, inputs: LinkedInputs): string =>
  `${marketingOrigin}${path}${queryOf(inputs)}#calc`

/** Keeps the numbers in this page's own address, where Back and a reload find them; without any, keeps none. */
export const keepInAddress = (inputs?: LinkedInputs): void => {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${inputs ? queryOf(inputs) : ''}${hash}`)
}

/** The number under `name` in an address's query; undefined where it is missing or the calculator would refuse it. */
export const linkedNumber = (search: string, name: string, field: LinkedField): number | undefined => {
  const number = readNumber(new URLSearchParams(search).get(name) ?? '', field)
  if (!number.ok) return undefined
  const { min, step } = field
  return step === undefined || (number.value - min) % step === 0 ? number.value : undefined
}
