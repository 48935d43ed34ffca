import { inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { prescriptionPages, prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'

/** Far longer than any upload or reading takes: a younger file may still get its row. */
const YOUNG_MS = 24 * 60 * 60_000
const BATCH = 500

/** The keys that some row names. */
const namedOf = async (db: Db, keys: readonly string[]): Promise<Set<string | null>> => {
  const [file, page] = [prescriptions.blobKey, prescriptionPages.blobKey]
  const rows = await union(
    db
      .select({ key: file })
      .from(prescriptions)
      .where(inArray(file, [...keys])),
    db
      .select({ key: page })
      .from(prescriptionPages)
      .where(inArray(page, [...keys])),
  )
  return new Set(rows.map(({ key }) => key))
}

/**
 * Deletes the files that no row names: an upload or a reading that crashed half-way left them, or a deletion whose
 * files could not be reached. Gives how many there were.
 */
export const sweepBlobs = async ({
  database: { db },
  blobs,
  clock,
}: Pick<Deps, 'database' | 'blobs' | 'clock'>): Promise<number> => {
  const oldest = clock().getTime() - YOUNG_MS
  let swept = 0
  const sweep = async (keys: readonly string[]): Promise<void> => {
    const named = await namedOf(db, keys)
    for (const key of keys.filter((one) => !named.has(one))) {
      await blobs.delete(key)
      swept += 1
    }
  }
  let batch: string[] = []
  for await (const { key, storedAt } of blobs.list()) {
    if (storedAt.getTime() > oldest) continue
    batch.push(key)
    if (batch.length < BATCH) continue
    await sweep(batch)
    batch = []
  }
  if (batch.length > 0) await sweep(batch)
  return swept
}
