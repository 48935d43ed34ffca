/** An amount of money in whole paise (1 rupee = 100 paise). The unit exists in the type alone. */
export type Paise = number & { readonly unit: 'paise' }

const isPaise = (amount: number): amount is Paise => Number.isSafeInteger(amount)

/** Takes a whole number of paise; anything else is a fault in the caller. */
export const asPaise = (amount: number): Paise => {
  if (!isPaise(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount
}

/**
 * Rupees as they come over the wire or from a list, to paise. Rounded by the decimal text rather than by
 * multiplying, so that 1.005 is 101 paise as written and not 100 as its nearest binary fraction.
 */
export const paiseFromRupees = (rupees: number): Paise =>
  asPaise(Math.round(Number(`${rupees.toFixed(6)}e2`)))

/** Rupees with at most two decimals, as the wire carries them. */
export const rupeesFromPaise = (amount: Paise): number => amount / 100

export const zeroPaise: Paise = asPaise(0)

export const sumPaise = (amounts: Iterable<Paise>): Paise => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return asPaise(sum)
}

/** `count` is a whole number of units. */
export const timesPaise = (amount: Paise, count: number): Paise => asPaise(amount * count)
