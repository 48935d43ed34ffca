import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'
import { written } from '../db/written.ts'
import { type LocatedAddress, locatedOf } from '../places/located-address.ts'
import {
  allWarehouses,
  toWarehouses,
  type WarehouseRow,
  type Warehouses,
} from '../places/serving-warehouse.ts'

type Box = 'page' | 'x' | 'y' | 'width' | 'height'

/** A prescription with everything that was read from it, each list in its order. */
export type Paper = Pick<
  typeof prescriptions.$inferSelect,
  'status' | 'failure' | 'patient' | 'doctor' | 'writtenOn'
> & {
  lines: Pick<
    typeof prescriptionLines.$inferSelect,
    Box | 'medicineId' | 'candidates' | 'text' | 'confidence' | 'tier' | 'dosage'
  >[]
  unmatched: Pick<typeof unmatchedLines.$inferSelect, Box | 'text'>[]
  pages: Pick<typeof prescriptionPages.$inferSelect, 'page' | 'width' | 'height'>[]
}

const listOf = (columns: string, table: string, order: string) =>
  sql.raw(
    `array(select json_build_object(${columns}) from ${table} where prescription_id = p.id order by ${order})`,
  )

const BOX = `'page', page, 'x', x, 'y', y, 'width', width, 'height', height, 'text', text`

const lines = listOf(
  `${BOX}, 'medicineId', medicine_id, 'candidates', candidates, 'confidence', confidence, 'tier', tier,
    'dosage', dosage`,
  'prescription_lines',
  'n',
)

type Row = Paper & { address: LocatedAddress | null; warehouses: WarehouseRow[] | null }

const userId = sql`${sql.placeholder('userId')}`

const paperAndAddress = written<Row>(sql`
  select p.status, p.failure, p.patient, p.doctor, p.written_on::text as "writtenOn",
    to_json(${lines}) as lines,
    to_json(${listOf(BOX, 'unmatched_lines', 'n')}) as unmatched,
    to_json(${listOf(`'page', page, 'width', width, 'height', height`, 'prescription_pages', 'page')}) as pages,
    ${locatedOf(userId, sql`${sql.placeholder('addressId')}`)} as address, ${allWarehouses} as warehouses
  from prescriptions p where p.id = ${sql.placeholder('id')} and p.user_id = ${userId}`)

/** A prescription and an address of one person, and from where we would deliver; undefined when one is not theirs. */
export const readPaper = async (
  db: Db,
  ownerId: string,
  ids: { id: string; addressId: string },
): Promise<{ paper: Paper; address: LocatedAddress; warehouses: Warehouses } | undefined> => {
  const [row] = await paperAndAddress(db, { ...ids, userId: ownerId })
  if (!row?.address) return undefined
  const { address, warehouses, ...paper } = row
  return { paper, address, warehouses: toWarehouses(warehouses) }
}
