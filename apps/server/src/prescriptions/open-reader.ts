import type { PrescriptionReader } from '@dawadoot/reader'
import { openWorkerReader } from '@dawadoot/reader/worker-reader'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { medicines, saltAliases } from '../db/tables/shop.ts'

/** Twenty photographed pages on a slow machine. */
const LONGEST_READING_MS = 120_000

/** A reader that knows the catalogue as it is now: after an import the server is started again. */
export const openReader = async (db: Db): Promise<PrescriptionReader> => {
  const known = await db
    .select({
      id: medicines.id,
      name: medicines.name,
      brand: medicines.brand,
      form: medicines.form,
      strength: medicines.strength,
      composition: medicines.composition,
      unitsPerPack: medicines.unitsPerPack,
    })
    .from(medicines)
    .where(eq(medicines.sold, true))
  const aliases = await db.select().from(saltAliases)
  return openWorkerReader({ medicines: known, aliases, timeoutMs: LONGEST_READING_MS })
}
