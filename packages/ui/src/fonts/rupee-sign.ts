/**
 * Fetches the font of the sign before every price. Prices that come with an answer would ask for it only when they are
 * laid out, and its arrival lays out the whole page once more.
 */
export const fetchRupeeSign = (): void => {
  if ('fonts' in document) void document.fonts.load("1em 'Anek Devanagari'", '₹').catch(() => {})
}
