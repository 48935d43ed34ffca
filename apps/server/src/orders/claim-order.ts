import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { written } from '../db/written.ts'
import { type Claim, claimFailure, findAnswer, type KeyedRequest } from '../idempotency/claim-key.ts'
import { problem } from '../web/problem.ts'

type Answer = { status: number; answer: { orderId: string } }

const owner = sql`${sql.placeholder('owner')}`

const claimed = written<{ claimed: boolean; held: boolean }>(sql`
  with claimed as (
    insert into idempotency_keys (owner, operation, key, request_hash, status, answer, created_at)
    values (${owner}, ${sql.placeholder('operation')}, ${sql.placeholder('key')},
      ${sql.placeholder('requestHash')}, ${sql.placeholder('status')}, ${sql.placeholder('answer')}::jsonb,
      ${sql.placeholder('now')})
    on conflict do nothing
    returning key),
  held as (
    select id from prescriptions
    where id = ${sql.placeholder('prescriptionId')} and user_id = ${owner} for no key update)
  select exists (select from claimed) as claimed, exists (select from held) as held`)

/**
 * Claims the key of an order as `claimKey` does, and holds the prescription in the same statement, so that of two
 * orders for it at once the second one sees the first.
 */
export const claimOrder = async (
  tx: Db,
  keyed: KeyedRequest,
  prescriptionId: string,
  { status, answer }: Answer,
  now: Date,
): Promise<Claim> => {
  const [row] = await claimed(tx, {
    ...keyed,
    status,
    answer: JSON.stringify(answer),
    now: now.toISOString(),
    prescriptionId,
  }).catch((error: unknown) => {
    throw claimFailure(error)
  })
  if (row?.claimed && row.held) return { first: true }
  if (row?.claimed) throw problem('not_found', { message: 'We could not find this prescription.' })
  const earlier = await findAnswer(tx, keyed)
  if (!earlier) throw new Error('an idempotency key was there and is not')
  return earlier
}
