import * as v from 'valibot'

/** Cart schema, specification section 5. */
export const CustomerName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Name is required'),
  v.maxLength(100, 'At most 100 characters'),
)
