import type { PrescriptionReader } from '@dawadoot/reader'
import { createWorker } from '../jobs/worker.ts'
import { readPrescriptionJob, type ReadingDeps } from './read-job.ts'

/** Reads what was uploaded, as many at a time as there are readers. Resolves once the process stops and none is in hand. */
export const runReadings = async (
  deps: ReadingDeps,
  readers: readonly Pick<PrescriptionReader, 'read'>[],
): Promise<void> => {
  await Promise.all(
    readers.map((reader) =>
      createWorker({ deps, handlers: [readPrescriptionJob({ ...deps, reader })] }).run(),
    ),
  )
}
