import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/tables/machinery.ts'
import { isLockTimeout } from '../web/database-failure.ts'
import { problem } from '../web/problem.ts'

export type KeyedRequest = {
  /** The user's id: keys of different people never meet. */
  owner: string
  operation: string
  key: string
  requestHash: string
}

export type Claim =
  /** Nobody came with this key before: do the work. */
  | { first: true }
  /** The work is done already, and this was the answer. */
  | { first: false; answer: unknown }

export const hashOf = (request: Uint8Array | string): string =>
  createHash('sha256').update(request).digest('hex')

/**
 * Claims the key for the work of this transaction, whose answer is known beforehand because the ids are ours. A second
 * caller with the same key waits here until the first one has committed or failed: after a commit it is handed the
 * stored answer, after a failure it does the work itself. A refusal stores nothing.
 */
export const claimKey = async (
  tx: Db,
  { owner, operation, key, requestHash }: KeyedRequest,
  stored: { status: number; answer: unknown },
  now: Date,
): Promise<Claim> => {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ owner, operation, key, requestHash, ...stored, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      // Somebody else has been at it for longer than we wait.
      throw isLockTimeout(error) ? problem('request_in_progress', { retryAfter: 1 }) : error
    })
  if (claimed.length > 0) return { first: true }
  const earlier = await findAnswer(tx, { owner, operation, key, requestHash })
  if (!earlier) throw new Error('an idempotency key was there and is not')
  return earlier
}

type Stored = Pick<typeof idempotencyKeys.$inferSelect, 'requestHash' | 'answer'>

/** The answer that is stored for a key, for the same request. The same key with another request is refused. */
export const answerAgain = (
  stored: Stored,
  { requestHash }: Pick<KeyedRequest, 'requestHash'>,
): Exclude<Claim, { first: true }> => {
  if (stored.requestHash !== requestHash) throw problem('idempotency_key_reused')
  return { first: false, answer: stored.answer }
}

/** What was answered to this key; undefined when it is new. */
export const findAnswer = async (
  db: Db,
  { owner, operation, key, requestHash }: KeyedRequest,
): Promise<Exclude<Claim, { first: true }> | undefined> => {
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, owner),
        eq(idempotencyKeys.operation, operation),
        eq(idempotencyKeys.key, key),
      ),
    )
  return earlier && answerAgain(earlier, { requestHash })
}
