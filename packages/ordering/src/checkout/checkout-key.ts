import * as v from 'valibot'
import { type BrowserStorage, STORED } from '../storage/browser-storage.ts'
import { fitting } from '../storage/fitting.ts'

/** An attempt to place an order: the key and the cart that it belongs to, as it was sent. */
export type Attempt = { key: string; cart: string }

const StoredAttempt = v.object({ key: v.pipe(v.string(), v.nonEmpty()), cart: v.string() })

/**
 * The same cart goes out under the same key, across a lost answer and a reload; a changed cart gets a new one.
 * `last` is the attempt that is still in memory, for browsers that keep nothing.
 */
export const attemptFor = (
  { session }: BrowserStorage,
  cart: string,
  last: Attempt | undefined,
  newId: () => string,
): Attempt => {
  const known = [last, session.read(STORED.checkout, fitting(StoredAttempt))].find(
    (attempt) => attempt?.cart === cart,
  )
  if (known) return known
  const attempt = { key: newId(), cart }
  session.write(STORED.checkout, attempt)
  return attempt
}

export const forgetAttempt = ({ session }: BrowserStorage): void => session.remove(STORED.checkout)
