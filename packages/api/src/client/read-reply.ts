import * as v from 'valibot'
import { ApiError } from './api-error.ts'

const at = (body: unknown, path: string): unknown => {
  let value = body
  for (const key of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/**
 * Reads the first of several places in a reply that holds what is looked for: servers wrap the same thing as
 * `data.user`, `user`, `data` or not at all. '' is the reply itself.
 */
export const findInReply = <S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  ...places: readonly string[]
): v.InferOutput<S> | undefined => {
  for (const place of places) {
    const read = v.safeParse(schema, at(body, place))
    if (read.success) return read.output
  }
  return undefined
}

/** Like findInReply, for what a reply must hold. */
export const readReply = <S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  ...places: readonly string[]
): v.InferOutput<S> => {
  const found = findInReply(schema, body, ...places)
  if (found === undefined) throw new ApiError('reply_unexpected', 'API Error')
  return found
}
