export const NO_WAREHOUSE_MESSAGE = 'No nearby warehouse within 5 Km, try at different location'

/** The five wordings that mean "Service Not Available". Specification, section 8. */
const NO_SERVICE_WORDINGS = [
  'nearby warehouse',
  'no warehouse',
  'within 5 km',
  'different location',
  'service not available',
]

export const meansNoService = (message: string): boolean => {
  const lower = message.toLowerCase()
  return NO_SERVICE_WORDINGS.some((wording) => lower.includes(wording))
}
