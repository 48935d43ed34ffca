/**
 * The fields of what was read back, none where it is no object. What a page must know before its first view is read
 * by hand: a library of schemas would be a tenth of the code that it waits for.
 */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
