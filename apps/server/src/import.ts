import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { importAliases } from './data/import-aliases.ts'
import type { ImportFile } from './data/import-file.ts'
import { importMedicines } from './data/import-medicines.ts'
import { importHospitals, importPincodes } from './data/import-places.ts'
import { importPharmacists, importStock, importWarehouses } from './data/import-shop.ts'
import { runImport } from './data/run-import.ts'
import { openDatabase } from './db/open-database.ts'
import { readEnv } from './env.ts'
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

const run = async ([noun = '', file]: string[]): Promise<void> => {
  const load = NOUNS[noun]
  if (!load || !file)
    throw new StartProblem(
      `Say what and from where: npm run import -- ${Object.keys(NOUNS).join('|')} file.csv`,
    )
  const read = readEnv(process.env)
  if (!read.ok) throw new StartProblem(read.problems.join('\n'))
  const { env } = read
  // npm runs scripts in the repository's folder; the file is named from where the command was typed.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartProblem(`${path} cannot be read.`)
  })
  const dataDir = resolve(import.meta.dirname, '../../..', env.DATA_DIR ?? '.data')
  const database = await openDatabase(
    env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, connections: 2 }
      : { kind: 'pglite', directory: join(dataDir, 'db') },
    { onTrouble: () => undefined },
  )
  try {
    const result = await runImport(database, load, text)
    if (result.ok) {
      console.log(`${result.rows} rows of ${noun} are in place.`)
      return
    }
    for (const { line, reason } of result.problems.slice(0, MOST_SHOWN))
      console.error(`line ${line}: ${reason}`)
    throw new StartProblem(`${result.problems.length} problems; nothing was changed.`)
  } finally {
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
