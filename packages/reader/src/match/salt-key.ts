const SALT_FORMS = / (?:hydrochloride|sodium|potassium|hcl|maleate|besylate|hydrobromide|phosphate)$/
const SHORTEST = 5

/** `Amlodipine Besylate 5mg` -> `amlodipine`; undefined when too little is left to tell salts apart. */
export function saltKey(salt: string): string | undefined {
  const name = salt
    .toLowerCase()
    .replace(/\(?\d.*$/, '')
    .replaceAll(/[^a-z ]/g, '')
    .trim()
  const key = name.replace(SALT_FORMS, '').replaceAll(' ', '')
  return key.length >= SHORTEST ? key : undefined
}

export const saltsOf = (composition: string): string[] => composition.split(' + ').filter(Boolean)

/** The one salt of a composition with its acid or base and without blanks: diclofenac sodium is not diclofenac potassium. */
export const wholeSalt = (composition: string): string =>
  composition
    .toLowerCase()
    .replace(/\(?\d.*$/, '')
    .replaceAll(/[^a-z]/g, '')
