import { fetchFont } from './fetch-font.ts'

/** The font of a person's own words, such as a doctor's; whoever shows none does not carry this. */
export const fetchHandFont = (): void => fetchFont('a', "italic 1em 'Tiro Devanagari Hindi'")
