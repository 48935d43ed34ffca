import type { Database } from '../db/database.ts'
import type { ImportFile, ImportResult } from './import-file.ts'

/** Undoes what an import did before it found a problem. */
class Undo extends Error {}

/** Runs an import in one transaction: with a problem in any row nothing has changed. */
export const runImport = async (
  database: Database,
  load: ImportFile,
  text: string,
): Promise<ImportResult> => {
  let result: ImportResult | undefined
  try {
    await database.transaction(async (tx) => {
      result = await load(tx, text)
      if (!result.ok) throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  if (!result) throw new Error('the import gave no result')
  return result
}
