/** Hospital autocomplete, specification section 5. */
export const HOSPITAL_SEARCH = { minCharacters: 2, debounceMs: 250, limit: 7, defaultLimit: 5 } as const
