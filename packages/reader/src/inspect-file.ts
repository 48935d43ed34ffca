import { Worker } from 'node:worker_threads'
import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { inspect } from './page/inspect.ts'
import type { Inspection } from './page/inspect.ts'

/** Opening a real PDF takes well under a second; one that takes longer is built to hurt. */
const PDF_TIME_MS = 10_000

/**
 * Says whether a file can be read at all, before anything is stored: type by first bytes, page count, encryption,
 * megapixels (decisions, "Prescription, cart, order"). Never throws for bad input.
 * PDFs are parsed on a thread of their own, because a compressed bomb would stop the server.
 */
export function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  return inspect(bytes, pdfProblemOnThread)
}

export type { Inspection } from './page/inspect.ts'

function pdfProblemOnThread(bytes: Uint8Array): Promise<ReadFailure | undefined> {
  const worker = new Worker(new URL('./worker/inspect-pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise<ReadFailure | undefined>((resolve) => {
    const timer = setTimeout(() => resolve('timed_out'), PDF_TIME_MS)
    worker.once('message', (reason: ReadFailure | undefined) => resolve(reason))
    worker.once('error', () => resolve('damaged'))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve('damaged')
    })
  }).finally(() => worker.terminate())
}
