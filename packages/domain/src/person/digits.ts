/** The zeros of the scripts that an Indian keyboard can produce, and of full-width text. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10]

const toAsciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  // Unicode lays the digits 0 to 9 of a script out in a row
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}

/** The ASCII digits of what was typed: digits of other scripts are mapped, everything else falls out. */
export const asciiDigits = (typed: string): string =>
  Array.from(typed, toAsciiDigit)
    .join('')
    .replace(/[^0-9]/g, '')
