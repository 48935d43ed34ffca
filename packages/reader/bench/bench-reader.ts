/**
 * Reads made-up prescriptions of every kind and prints how well it went.
 *   npm run bench:reader -- [--n 12] [--seed 1]          n prescriptions of each kind, beside plain tesseract.js
 *   npm run bench:reader -- --kinds photo,scan           only these
 *   npm run bench:reader -- --no-tesseract               only our own reader
 *   npm run bench:reader -- --unknown 40 [--seed 1]     pages of brands that are not in the catalogue: nothing may be sure
 *   npm run bench:reader -- --hostile 300 [--seed 1]     files that are meant to break it
 * Scores on handwriting fonts are no measure of real handwriting.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Reading } from '../src/reading.ts'
import { PRESCRIPTION_KINDS } from '../src/testing/generate.ts'
import type { PrescriptionContent, PrescriptionKind } from '../src/testing/generate.ts'
import { addScores, noScore, scoreReading } from '../src/testing/score-reading.ts'
import { openWorkerReader } from '../src/worker-reader.ts'
import { benchHostile } from './bench-hostile.ts'
import { childUsage, forgetPeak } from './process-usage.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { openTesseract } from './tesseract-reader.ts'
import { unknownBrands } from './unknown-brands.ts'
import { benchUnknownPages } from './unknown-pages.ts'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: '' },
    tesseract: { type: 'boolean', default: true },
    hostile: { type: 'string' },
    unknown: { type: 'string' },
  },
  allowNegative: true,
})
const [count, seed] = [Number(values.n), Number(values.seed)]
const knowledge = await shopKnowledge()
const kinds = PRESCRIPTION_KINDS.filter(
  (kind) => values.kinds === '' || values.kinds.split(',').includes(kind),
)
type Read = (bytes: Uint8Array) => Promise<Reading>

/** A machine that does other things meanwhile is no measure of time: the load says whether it did. */
const machine = () =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'reader-bench-'))
  const draw = join(import.meta.dirname, 'draw-samples.ts')
  const drawn = spawnSync(process.execPath, [draw, folder, String(count), String(seed), values.kinds], {
    stdio: 'inherit',
  })
  if (drawn.status !== 0) throw new Error('the prescriptions could not be drawn')
  console.log(`${knowledge.medicines.length} medicines, n ${count}, seed ${seed}; ${machine()}`)

  const reader = openWorkerReader(knowledge)
  await reader.read(await readFile(join(folder, `${kinds[0]}-0`))) // warm, as a worker is
  console.log('\nThis reader')
  await benchKinds(folder, (bytes) => reader.read(bytes))
  await reader.close()
  if (values.tesseract) {
    const tesseract = await openTesseract(knowledge)
    console.log('\nPlain tesseract.js on the same files, its lines through the same matcher')
    await benchKinds(folder, (bytes) => tesseract.read(bytes))
    await tesseract.close()
  }
  console.log('\nBrands that the catalogue does not have')
  console.table([unknownBrands(knowledge, seed)])
  console.log(machine())
  await rm(folder, { recursive: true })
}

async function benchKinds(folder: string, read: Read) {
  const rows = []
  for (const kind of kinds) rows.push([kind, await benchKind(kind, folder, read)] as const)
  console.table(Object.fromEntries(rows))
}

async function benchKind(kind: PrescriptionKind, folder: string, read: Read) {
  let score = noScore
  let unreadable = 0
  const seconds: number[] = []
  await forgetPeak()
  const before = await childUsage()
  for (let index = 0; index < count; index++) {
    const truth = await readFile(join(folder, `${kind}-${index}.json`), 'utf8')
    const content: PrescriptionContent | null = JSON.parse(truth)
    const bytes = await readFile(join(folder, `${kind}-${index}`))
    const started = performance.now()
    const reading = await read(bytes)
    seconds.push((performance.now() - started) / 1000)
    score = addScores(score, scoreReading(reading, content?.medicines ?? [], knowledge.medicines))
    if (reading.status === 'failed') unreadable++
  }
  const after = await childUsage()
  seconds.sort((a, b) => a - b)
  return {
    pages: count,
    written: score.written,
    precision: percent(score.right, score.found),
    recall: percent(score.recalled, score.written),
    offered: percent(score.offered, score.written),
    sure: score.sure,
    'sure right': percent(score.sureRight, score.sure),
    'sure share': percent(score.sure, score.written),
    'of brands': percent(score.byBrandSure, score.byBrand),
    directions: percent(score.exactDirected, score.exact),
    unreadable,
    'median s': at(seconds, 0.5),
    'p90 s': at(seconds, 0.9),
    // Of the reading process, where there is one; a busy machine hardly changes it.
    'cpu s': after.peakMb === 0 ? '-' : ((after.cpuSeconds - before.cpuSeconds) / count).toFixed(2),
    'peak MB': after.peakMb === 0 ? '-' : Math.round(after.peakMb),
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)

if (values.hostile) await benchHostile(Number(values.hostile), seed)
else if (values.unknown) await benchUnknownPages(Number(values.unknown), seed)
else await bench()
