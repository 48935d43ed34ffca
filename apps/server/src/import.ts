import { readFile } from 'node:fs/promises'
import { pathFrom, readCommandEnv, runCommand, withDatabase } from './command.ts'
import { importAliases } from './data/import-aliases.ts'
import type { ImportFile } from './data/import-file.ts'
import { importMedicines } from './data/import-medicines.ts'
import { importHospitals, importPincodes } from './data/import-places.ts'
import { importPharmacists, importStock, importWarehouses } from './data/import-shop.ts'
import { runImport } from './data/run-import.ts'
import { StartProblem } from './start-problem.ts'

/** `npm run import -- medicines file.csv`. The columns are those of the bundled files; see data/SOURCES.md. */
const NOUNS: Readonly<Record<string, ImportFile>> = {
  medicines: importMedicines,
  hospitals: importHospitals,
  pincodes: importPincodes,
  warehouses: importWarehouses,
  aliases: importAliases,
  pharmacists: importPharmacists,
  stock: importStock,
}

const MOST_SHOWN = 50

await runCommand(async ([noun = '', file]) => {
  const load = NOUNS[noun]
  if (!load || !file)
    throw new StartProblem(
      `Say what and from where: npm run import -- ${Object.keys(NOUNS).join('|')} file.csv`,
    )
  const env = readCommandEnv()
  const path = pathFrom(file)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartProblem(`${path} cannot be read.`)
  })
  const result = await withDatabase(env, (database) => runImport(database, load, text))
  if (result.ok) {
    console.log(`${result.rows} rows of ${noun} are in place.`)
    return
  }
  for (const { line, reason } of result.problems.slice(0, MOST_SHOWN))
    console.error(`line ${line}: ${reason}`)
  throw new StartProblem(`${result.problems.length} problems; nothing was changed.`)
})
