import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'

const ROWS_PER_STATEMENT = 10_000

const list = (names: readonly string[], write: (name: string) => ReturnType<typeof sql>) =>
  sql.join(names.map(write), sql`, `)
const column = (name: string) => sql`${sql.identifier(toSnakeCase(name))}`

/**
 * Adds rows, or overwrites those with the same `key`. One parameter per statement instead of one per value: twenty
 * thousand rows take a fraction of a second, on PGlite too. Every row has the columns of the first.
 */
export const bulkUpsert = async <T extends PgTable>(
  db: Db,
  table: T,
  { key }: { key: readonly string[] },
  rows: readonly InferInsertModel<T>[],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const types = getTableColumns(table)
  const names = Object.keys(first)
  const given = list(
    names,
    (name) => sql`${sql.identifier(name)} ${sql.raw(types[name]?.getSQLType() ?? 'text')}`,
  )
  const values = list(names, (name) => sql`given.${sql.identifier(name)}`)
  const rest = names.filter((name) => !key.includes(name))
  const changes = list(rest, (name) => sql`${column(name)} = excluded.${column(name)}`)
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))
    await db.execute(sql`
      insert into ${table} (${list(names, column)})
      select ${values} from json_to_recordset(${json}::json) as given(${given})
      on conflict (${list(key, column)}) do update set ${changes}`)
  }
}
