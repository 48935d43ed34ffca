import { createHash } from 'node:crypto'
import { isNotNull, sql } from 'drizzle-orm'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Database, Db } from '../db/database.ts'
import { prescriptionPages, prescriptions } from '../db/tables/prescriptions.ts'
import { backedUpTables, migrationsOf } from './backed-up-tables.ts'
import { BACKUP_FORMAT, type BackupEnd } from './backup-head.ts'
import { type BackupLine, writeLine } from './backup-line.ts'

const ROWS_A_LINE = 500

/** The rows of a table as the database writes them, through a cursor: no table has to fit into memory. */
async function* rowsOf(tx: Db, table: string): AsyncGenerator<{ json: string; count: number }> {
  const name = sql.identifier(table)
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(${name})::text as row from ${name}`,
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_A_LINE} from backup`))
    if (rows.length > 0) yield { json: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length }
    if (rows.length < ROWS_A_LINE) break
  }
  await tx.execute(sql`close backup`)
}

/** The files that rows name. */
const filesIn = async (tx: Db): Promise<Map<string, string>> => {
  const uploads = await tx
    .select({ key: prescriptions.blobKey, type: prescriptions.mediaType })
    .from(prescriptions)
    .where(isNotNull(prescriptions.blobKey))
  const pages = await tx
    .select({ key: prescriptionPages.blobKey, type: prescriptionPages.mediaType })
    .from(prescriptionPages)
  return new Map([...uploads, ...pages].flatMap(({ key, type }) => (key === null ? [] : [[key, type]])))
}

/**
 * Hands a backup to `write`, piece by piece: all rows as they stood at one moment, while the shop goes on, and the
 * files that they name. A file is stored before its row, so each of them is there, unless it was deleted since.
 */
export const writeBackup = async (
  { database, blobs }: { database: Database; blobs: Pick<BlobStore, 'get'> },
  takenAt: Date,
  write: (text: string) => Promise<void>,
): Promise<BackupEnd> => {
  const hash = createHash('sha256')
  const put = async (kind: BackupLine['kind'], name: string, json: string): Promise<void> => {
    const line = writeLine({ kind, name, json })
    hash.update(line)
    await write(line)
  }

  let rows = 0
  const named = await database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    const head = { format: BACKUP_FORMAT, takenAt: takenAt.toISOString(), migrations: await migrationsOf(tx) }
    await put('head', 'dawadoot', JSON.stringify(head))
    for (const table of await backedUpTables(tx))
      for await (const { json, count } of rowsOf(tx, table)) {
        rows += count
        await put('rows', table, json)
      }
    return filesIn(tx)
  })

  let missing = 0
  for (const [key, mediaType] of named) {
    const bytes = await blobs.get(key)
    if (!bytes) missing += 1
    else {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const base64 = Buffer.from(bytes).toString('base64')
      await put('file', key, JSON.stringify({ mediaType, sha256, base64 }))
    }
  }
  const end = { rows, missing, files: named.size - missing, sha256: hash.digest('hex') }
  await write(writeLine({ kind: 'end', name: 'dawadoot', json: JSON.stringify(end) }))
  return end
}
