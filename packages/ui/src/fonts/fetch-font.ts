/**
 * Fetches the font of letters that are about to be drawn. A browser asks for it only when it lays them out, and its
 * arrival then lays out the whole page once more. `font` as in CSS: what most is written in, where nothing is said.
 */
export const fetchFont = (letters: string, font = "1em 'Anek Devanagari'"): void => {
  if ('fonts' in document) void document.fonts.load(font, letters).catch(() => {})
}
