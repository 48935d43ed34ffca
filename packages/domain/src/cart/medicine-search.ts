/** Search to add a medicine, specification section 5. */
export const MEDICINE_SEARCH = { minCharacters: 3, debounceMs: 1000, limit: 20 } as const

export const isSearchable = (typed: string): boolean => typed.trim().length >= MEDICINE_SEARCH.minCharacters
