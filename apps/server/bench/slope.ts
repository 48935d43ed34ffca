/** How much a straight line through evenly spaced values rises from first to last, as a share of their mean. */
export const riseShare = (values: readonly number[]): number => {
  if (values.length < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (values.length - 1) / 2
  let upper = 0
  let lower = 0
  for (const [n, value] of values.entries()) {
    upper += (n - middle) * (value - mean)
    lower += (n - middle) ** 2
  }
  return mean === 0 ? 0 : ((upper / lower) * (values.length - 1)) / mean
}
