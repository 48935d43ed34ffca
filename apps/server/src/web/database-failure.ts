/** SQLSTATE classes and codes that mean "not now" rather than "never": PostgreSQL, appendix A. */
const PASSING = [
  /^08/, // connection exception
  /^53/, // insufficient resources
  /^57P/, // the server is stopping, or it ended this connection
  /^57014$/, // statement timeout
  /^55P03$/, // lock timeout
  /^40(?:001|P01)$/, // serialisation failure, deadlock
  /^25P03$/, // idle in transaction too long
]
const PASSING_SYSTEM = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]

/** node-postgres names these two situations by text only. */
const PASSING_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

const UNANSWERED = 'Query read timeout'

/** True when the database, or the way to it, went silent in the middle of a statement. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.message === UNANSWERED || isUnanswered(error.cause))

/** True when the database is out of reach or too busy: the caller may try again. */
export const isPassingFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (PASSING.some((pattern) => pattern.test(code)) || PASSING_SYSTEM.includes(code)) return true
  return PASSING_TEXT.test(error.message) || isUnanswered(error) || isPassingFailure(error.cause)
}

const LOCK_TIMEOUT = '55P03'

/** True when somebody else held a row or a table for longer than we wait. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_TIMEOUT) || isLockTimeout(error.cause))

/** True when that was a row, or an entry of an index, of one of these. */
export const isHeldIn = (error: unknown, relations: readonly string[]): boolean =>
  error instanceof Error &&
  (('where' in error &&
    typeof error.where === 'string' &&
    relations.some((relation) => String(error.where).includes(`"${relation}"`))) ||
    isHeldIn(error.cause, relations))

/** What a statement fails with that only holds while nothing has changed since its values were read. */
const OVERTAKEN = [
  '22012', // a division by zero: how a statement of ours says that it found something else
  '23503', // a row that it names is gone
  '23505', // somebody else was first
  '40P01', // deadlock
]

/** True when a statement failed because of what has changed since: what it was made of is to be read again. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && OVERTAKEN.includes(error.code)) ||
    isOvertaken(error.cause))

/** True when something was to be written for a person who deleted their data a moment ago. */
export const isPersonGone = (error: unknown): boolean =>
  error instanceof Error &&
  (('constraint' in error &&
    typeof error.constraint === 'string' &&
    error.constraint.endsWith('_user_id_users_id_fk')) ||
    isPersonGone(error.cause))
