/**
 * Reads made-up prescriptions of every kind and prints how well it went.
 *   node packages/reader/bench/bench-reader.ts [--n 12] [--seed 1]     n prescriptions of each kind
 * Scores on handwriting fonts are no measure of real handwriting.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createMatcher } from '../src/match/matcher.ts'
import { createReader } from '../src/read-prescription.ts'
import type { Reading, ReaderKnowledge } from '../src/reading.ts'
import { generatePrescription, PRESCRIPTION_KINDS } from '../src/testing/generate.ts'
import type { PrescriptionContent, PrescriptionKind } from '../src/testing/generate.ts'
import { loadKnowledge } from '../src/testing/load-catalogue.ts'
import { seededRandom } from '../src/testing/random.ts'
import { addScores, noScore, scoreReading } from '../src/testing/score-reading.ts'
import { isWritable, writeMedicine } from '../src/testing/written-medicine.ts'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    generate: { type: 'string' },
  },
})
const [count, seed] = [Number(values.n), Number(values.seed)]
const SHOP = new URL('../../../apps/server/data/', import.meta.url)
const EXCERPT = new URL('../test-data/', import.meta.url)
const knowledge = await loadKnowledge(existsSync(new URL('catalogue.csv', SHOP)) ? SHOP : EXCERPT)

/** In a process of its own, so that the memory of drawing is not counted as the reader's. */
async function generateAll(folder: string) {
  for (const kind of PRESCRIPTION_KINDS) {
    for (let index = 0; index < count; index++) {
      const made = await generatePrescription({
        kind,
        seed: seed * 1000 + index,
        medicines: knowledge.medicines,
      })
      await writeFile(join(folder, `${kind}-${index}`), made.bytes)
      await writeFile(join(folder, `${kind}-${index}.json`), JSON.stringify(made.content ?? null))
    }
  }
}

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'reader-bench-'))
  const args = [import.meta.filename, '--generate', folder, '--n', String(count), '--seed', String(seed)]
  const made = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (made.status !== 0) throw new Error('the prescriptions could not be made')
  const started = performance.now()
  const reader = await createReader(knowledge)
  console.log(
    `${knowledge.medicines.length} medicines, ready in ${Math.round(performance.now() - started)} ms`,
  )
  const rows = []
  for (const kind of PRESCRIPTION_KINDS)
    rows.push(await benchKind(kind, folder, (bytes) => reader.read(bytes)))
  console.table(Object.fromEntries(rows))
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
  console.log(unknownBrands())
  await reader.close()
  await rm(folder, { recursive: true })
}

async function benchKind(
  kind: PrescriptionKind,
  folder: string,
  read: (bytes: Uint8Array) => Promise<Reading>,
) {
  let score = noScore
  let unreadable = 0
  let unmatched = 0
  const seconds: number[] = []
  const cpuBefore = process.cpuUsage()
  for (let index = 0; index < count; index++) {
    const content: PrescriptionContent | null = JSON.parse(
      await readFile(join(folder, `${kind}-${index}.json`), 'utf8'),
    )
    const bytes = await readFile(join(folder, `${kind}-${index}`))
    const started = performance.now()
    const reading = await read(bytes)
    seconds.push((performance.now() - started) / 1000)
    score = addScores(score, scoreReading(reading, content?.medicines ?? [], knowledge.medicines))
    if (reading.status === 'failed') unreadable++
    else unmatched += reading.unmatched.length
  }
  const cpu = process.cpuUsage(cpuBefore)
  seconds.sort((a, b) => a - b)
  const row = {
    pages: count,
    written: score.written,
    precision: percent(score.right, score.found),
    recall: percent(score.recalled, score.written),
    offered: percent(score.offered, score.written),
    'sure right': percent(score.sureRight, score.sure),
    'sure share': percent(score.sure, score.written),
    unmatched,
    unreadable,
    'median s': at(seconds, 0.5),
    'p90 s': at(seconds, 0.9),
    'cpu s': ((cpu.user + cpu.system) / 1e6 / count).toFixed(2), // a page's share; a busy machine does not change it
  }
  return [kind, row] as const
}

/** What becomes of brands that the catalogue does not have: every fifth brand is taken out of it and then written. */
function unknownBrands(): string {
  const brands = [...new Set(knowledge.medicines.map(({ brand }) => brand))].filter(Boolean)
  const gone = new Set(brands.filter((_, index) => index % 5 === 0 && brands[index] !== 'Jan Aushadhi'))
  const rest: ReaderKnowledge = {
    ...knowledge,
    medicines: knowledge.medicines.filter(({ brand }) => !gone.has(brand)),
  }
  const matcher = createMatcher(rest)
  const random = seededRandom(seed)
  const lines = knowledge.medicines
    .filter((medicine) => gone.has(medicine.brand) && isWritable(medicine))
    .map((medicine) => writeMedicine(random, medicine))
    .filter(({ bySalt }) => !bySalt)
  const matches = lines.map(({ text, directions }) =>
    matcher.match(matcher.parse(`${text}  ${directions}`), 1, true),
  )
  const sure = matches.filter((match) => match?.tier === 'sure').length
  return (
    `${lines.length} lines with a brand that is not in the catalogue: ` +
    `${percent(matches.filter(Boolean).length, lines.length)} are matched to another, ${percent(sure, lines.length)} as sure`
  )
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)

if (values.generate) await generateAll(values.generate)
else await bench()
