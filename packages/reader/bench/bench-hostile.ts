import { openWorkerReader, ReadingBrokeOff } from '../src/worker-reader.ts'
import { seededHostileFiles } from '../src/testing/seeded-hostile-files.ts'
import { childUsage, forgetPeak } from './process-usage.ts'
import { shopKnowledge } from './shop-knowledge.ts'

/** Reads hostile files one after the other, as a worker would, and prints how each sort of them ended. */
export async function benchHostile(count: number, seed: number): Promise<void> {
  const reader = openWorkerReader(await shopKnowledge())
  const sorts = new Map<string, { files: number; ends: Map<string, number>; longest: number; peak: number }>()
  for await (const { sort, bytes } of seededHostileFiles(count, seed)) {
    const row = sorts.get(sort) ?? { files: 0, ends: new Map(), longest: 0, peak: 0 }
    sorts.set(sort, row)
    await forgetPeak()
    const started = performance.now()
    const end = await reader.read(bytes).then(
      (reading) => (reading.status === 'read' ? 'read' : reading.reason),
      (error: unknown) => (error instanceof ReadingBrokeOff ? `broke off: ${error.reason}` : 'CRASH'),
    )
    row.files++
    row.ends.set(end, (row.ends.get(end) ?? 0) + 1)
    row.longest = Math.max(row.longest, (performance.now() - started) / 1000)
    row.peak = Math.max(row.peak, (await childUsage()).peakMb)
  }
  await reader.close()
  console.table(
    Object.fromEntries(
      [...sorts].map(([sort, { files, ends, longest, peak }]) => [
        sort,
        {
          files,
          'ended as': [...ends].map(([end, times]) => `${end} ${times}`).join(', '),
          'longest s': longest.toFixed(2),
          'peak MB': Math.round(peak),
        },
      ]),
    ),
  )
  const all = [...sorts.values()]
  const crashes = all.reduce((sum, { ends }) => sum + (ends.get('CRASH') ?? 0), 0)
  const longest = Math.max(...all.map((row) => row.longest))
  console.log(`${count} hostile files, seed ${seed}: ${crashes} crashes, longest ${longest.toFixed(1)} s`)
  if (crashes > 0) process.exitCode = 1
}
