import type { PrescriptionReader } from '@dawadoot/reader'
import { openWorkerReader, type WorkerReaderOptions } from '@dawadoot/reader/worker-reader'
import { eq } from 'drizzle-orm'
import { CATALOGUE_CHANNEL } from '../data/catalogue-news.ts'
import type { Database, Db } from '../db/database.ts'
import { medicines, saltAliases } from '../db/tables/shop.ts'

const knowledge = async (db: Db) => ({
  medicines: await db
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
    .where(eq(medicines.sold, true)),
  aliases: await db.select().from(saltAliases),
})
type Knowledge = Awaited<ReturnType<typeof knowledge>>

/** The reader proper; a test puts one of its own in the place. */
type Open = (known: Knowledge) => PrescriptionReader
/** With a vision endpoint, pages that cannot be read here are shown to it; without one no paper leaves this machine. */
export const openWorker =
  (options: Pick<WorkerReaderOptions, 'vision' | 'limits'> = {}): Open =>
  (known) =>
    openWorkerReader({ ...known, ...options })

/**
 * A reader that learns the catalogue before its first reading, so that a server that starts need not wait for it, and
 * anew before the first one after an import. Readings wait for each other: one in hand ends with what it began with.
 */
export const openReader = async (
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  open: Open = openWorker(),
): Promise<PrescriptionReader> => {
  let current: PrescriptionReader | undefined
  let stale = false
  let closed = false
  let last: Promise<unknown> = Promise.resolve()
  // Also called without a notice, after a lost connection: then an import may have been missed.
  const unlisten = await listen(CATALOGUE_CHANNEL, () => {
    stale = true
  })

  const readNow = async (...given: Parameters<PrescriptionReader['read']>) => {
    if (stale) {
      stale = false
      await current?.close()
      current = undefined
    }
    current ??= open(await knowledge(db))
    if (closed) throw new Error('the reader is closed')
    return current.read(...given)
  }

  return {
    read: (...given) => {
      const reading = last.then(() => readNow(...given))
      last = reading.catch(() => undefined)
      return reading
    },
    close: async () => {
      closed = true
      await unlisten()
      await current?.close()
      await last
    },
  }
}
