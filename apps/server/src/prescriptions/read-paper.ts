import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type {
  prescriptionLines,
  prescriptionPages,
  prescriptions,
  unmatchedLines,
} from '../db/tables/prescriptions.ts'

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

/** One statement instead of four. Undefined when it is somebody else's, or none. */
export const readPaper = async (db: Db, userId: string, id: string): Promise<Paper | undefined> => {
  const lines = listOf(
    `${BOX}, 'medicineId', medicine_id, 'candidates', candidates, 'confidence', confidence, 'tier', tier,
      'dosage', dosage`,
    'prescription_lines',
    'n',
  )
  const { rows } = await db.execute<Paper>(sql`
    select p.status, p.failure, p.patient, p.doctor, p.written_on::text as "writtenOn",
      to_json(${lines}) as lines,
      to_json(${listOf(BOX, 'unmatched_lines', 'n')}) as unmatched,
      to_json(${listOf(`'page', page, 'width', width, 'height', height`, 'prescription_pages', 'page')}) as pages
    from prescriptions p where p.id = ${id} and p.user_id = ${userId}`)
  return rows[0]
}
