import { sql } from 'drizzle-orm'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Database, Db } from '../db/database.ts'
import { orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { prescriptions } from '../db/tables/prescriptions.ts'
import { StartProblem } from '../start-problem.ts'
import { emptyTables, migrationsOf } from './backed-up-tables.ts'
import type { BackupEnd } from './backup-head.ts'
import { backupLines, checkBackup, fileOf, type OpenBackup } from './check-backup.ts'

/** A catalogue alone is no loss: every server that starts loads one. */
const holdsPeople = async (db: Db): Promise<boolean> => {
  for (const table of [users, orders, prescriptions]) if ((await db.$count(table)) > 0) return true
  return false
}

const insertRows = async (tx: Db, table: string, json: string): Promise<void> => {
  const name = sql.identifier(table)
  // The database takes apart what it wrote. A column that it fills by itself keeps the value of the backup.
  await tx.execute(
    sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${json}::json)`,
  )
}

/** Columns that count by themselves go on after the highest number there is. */
const continueCounting = async (tx: Db): Promise<void> => {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`)
  for (const { table, column } of rows)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`)
}

/**
 * Puts a backup in the place of everything that is there, in one transaction: all of it or nothing. Refused where
 * people’s data is, unless `replace` says that it may go. Sessions are not part of a backup: everybody signs in anew.
 * Throws StartProblem.
 */
export const restoreBackup = async (
  { database, blobs }: { database: Database; blobs: Pick<BlobStore, 'put'> },
  open: OpenBackup,
  { replace }: { replace: boolean },
): Promise<BackupEnd> => {
  const refuse = async (db: Db): Promise<void> => {
    if (!replace && (await holdsPeople(db)))
      throw new StartProblem(
        'This database holds customers, prescriptions or orders. Restore into an empty one, or add --replace to delete them.',
      )
  }
  await refuse(database.db)
  const end = await checkBackup(open, await migrationsOf(database.db))
  // Files first, as an upload does it: a row whose file is missing is worse than a file that nothing names.
  for await (const line of backupLines(open)) {
    if (line.kind !== 'file') continue
    const { bytes, mediaType } = fileOf(line)
    await blobs.put(line.name, bytes, mediaType)
  }
  await database.transaction(async (tx) => {
    // Nobody can add anything any more: what was empty a moment ago still is, or we stop here.
    await tx.execute(sql`lock table ${users}, ${orders}, ${prescriptions} in access exclusive mode`)
    await refuse(tx)
    await emptyTables(tx)
    for await (const line of backupLines(open))
      if (line.kind === 'rows') await insertRows(tx, line.name, line.json)
    await continueCounting(tx)
  })
  return end
}
