import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '@dawadoot/domain/brand/brand'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { dataLoads } from '../db/tables/machinery.ts'
import { warehouses } from '../db/tables/places.ts'
import { medicines, pharmacists } from '../db/tables/shop.ts'
import { importAliases } from './import-aliases.ts'
import type { ImportFile } from './import-file.ts'
import { importMedicines } from './import-medicines.ts'
import { importHospitals, importPincodes } from './import-places.ts'
import { importWarehouses } from './import-shop.ts'
import { demoStock } from './stock-rule.ts'

const folder = `${import.meta.dirname}/../../data`

/** Files of one noun have the same columns: one header, then the rows of all. */
const readTogether = async (names: readonly string[]): Promise<string> => {
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return texts
    .map((text, index) => (index === 0 ? text.trimEnd() : text.trimEnd().replace(/^.*\n/, '')))
    .join('\n')
}

const FILES: readonly { noun: string; names: readonly string[]; load: ImportFile }[] = [
  { noun: 'aliases', names: ['synonyms.csv'], load: importAliases },
  { noun: 'medicines', names: ['catalogue.csv'], load: importMedicines },
  { noun: 'warehouses', names: ['warehouses.csv'], load: importWarehouses },
  { noun: 'pincodes', names: ['pincodes.csv'], load: importPincodes },
  { noun: 'hospitals', names: ['delhi-hospitals.csv', 'hospitals_nhd_only.csv'], load: importHospitals },
]

/** Arrays instead of rows: 177,000 of them in about a second on PGlite. */
const stockEveryShelf = async (db: Db): Promise<number> => {
  const ids = (await db.select({ id: medicines.id }).from(medicines).orderBy(medicines.id)).map(
    (row) => row.id,
  )
  const shelves = await db.select({ id: warehouses.id }).from(warehouses)
  for (const { id: warehouse } of shelves) {
    const packs = ids.map((medicine) => demoStock(medicine, warehouse))
    await db.execute(sql`
      insert into stock (warehouse_id, medicine_id, packs)
      select ${warehouse}, medicine, packs
      from unnest(${sql.param(ids)}::text[], ${sql.param(packs)}::int[]) as shelf(medicine, packs)`)
  }
  return ids.length * shelves.length
}

const FIRST_DATA_LOCK = 7_305_113
const LOOK_AGAIN_MS = 250

type FirstDay = { demo: boolean; now: Date }

const fillEmpty = async (db: Db, { demo, now }: FirstDay): Promise<boolean> => {
  const [loaded] = await db.select().from(dataLoads).limit(1)
  if (loaded) return false
  for (const { noun, names, load } of FILES) {
    const result = await load(db, await readTogether(names))
    if (!result.ok)
      throw new Error(`the bundled ${noun} are damaged: ${JSON.stringify(result.problems.slice(0, 3))}`)
    await db.insert(dataLoads).values({ noun, rows: result.rows, loadedAt: now })
  }
  if (demo) {
    const { registration, name } = brand.legal.pharmacist.value
    await db.insert(pharmacists).values({ registration, name })
    await db.insert(dataLoads).values({ noun: 'stock', rows: await stockEveryShelf(db), loadedAt: now })
  }
  // Nothing else tells the planner what is in the tables: PGlite has no daemon that would.
  await db.execute(sql`analyze`)
  return true
}

/**
 * Fills an empty database from the bundled files, all or nothing. Does nothing on a database that has been filled
 * before, whatever was imported since. `demo`: shelves are stocked by rule, and the sample pharmacist is registered.
 * Of servers that start together on a new database one fills it, and the others come back until it has: it takes
 * longer than a call may wait for a lock.
 */
export const loadFirstData = async (database: Database, day: FirstDay): Promise<boolean> => {
  for (;;) {
    const filled = await database.transaction(async (db) => {
      const { rows } = await db.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${FIRST_DATA_LOCK}) as free`,
      )
      return rows[0]?.free ? fillEmpty(db, day) : undefined
    })
    if (filled !== undefined) return filled
    await sleep(LOOK_AGAIN_MS)
  }
}
