/**
 * Fetches the font of letters that are about to be drawn. A browser asks for it only when it lays them out, and its
 * arrival then lays out the whole page once more.
 */
export const fetchFont = (letters: string): void => {
  if ('fonts' in document) void document.fonts.load("1em 'Anek Devanagari'", letters).catch(() => {})
}
