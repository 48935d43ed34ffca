import { askVisionEndpoint } from './engine/vision-endpoint.ts'
import type { VisionEndpoint } from './engine/vision-endpoint.ts'
import type { PrescriptionReader, ReaderKnowledge, Reading, ReadOptions } from './reading.ts'
import { ProcessEnded, startReaderProcess } from './worker/start-process.ts'
import type { ReaderProcess } from './worker/start-process.ts'

export type WorkerReaderOptions = ReaderKnowledge & {
  /** How long one reading may take once the worker is ready; starting the worker may take as long again. */
  timeoutMs: number
  maxOldGenerationSizeMb?: number
  /** Somebody to ask for pages that the embedded engine cannot read. */
  vision?: VisionEndpoint
}

const OLD_GENERATION_MB = 1024

/**
 * A reader whose work happens in a process that can be killed, so that no file can stop or bloat the caller.
 * The process starts with the first reading, and readings wait for each other. One that takes too long ends
 * `timed_out`, one that breaks the process `damaged`; the next one gets a fresh process. Rejects with the signal's
 * reason when aborted, and with an error when the reader is closed or its process cannot be started at all.
 */
export function openWorkerReader(options: WorkerReaderOptions): PrescriptionReader {
  const { medicines, aliases, timeoutMs, maxOldGenerationSizeMb = OLD_GENERATION_MB, vision } = options
  let worker: ReaderProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function readNow(bytes: Uint8Array, { signal, onProgress, today }: ReadOptions): Promise<Reading> {
    signal?.throwIfAborted()
    if (closed) throw new Error('the reader is closed')
    if (!worker || worker.hasEnded())
      worker = startReaderProcess(
        { medicines, aliases },
        maxOldGenerationSizeMb,
        vision && askVisionEndpoint(vision),
      )
    const current = worker
    try {
      await within(timeoutMs, current.ready, signal)
      return await within(
        timeoutMs,
        current.read(bytes, { onProgress: (progress) => onProgress?.(progress), today }),
        signal,
      )
    } catch (error) {
      await current.kill()
      signal?.throwIfAborted()
      if (closed) throw new Error('the reader was closed', { cause: error })
      if (error instanceof TookTooLong) return { status: 'failed', reason: 'timed_out', pages: [] }
      if (error instanceof ProcessEnded) return { status: 'failed', reason: 'damaged', pages: [] }
      throw error
    }
  }

  return {
    read(bytes, readOptions = {}) {
      const reading = last.then(() => readNow(bytes, readOptions))
      last = reading.catch(() => {})
      return reading
    },
    async close() {
      closed = true
      await worker?.kill()
      await last
    },
  }
}

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

/** Waits for the work, but no longer than allowed and wanted. */
async function within<T>(timeoutMs: number, work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal?.reason)
  const timer = setTimeout(() => reject(new TookTooLong()), timeoutMs)
  signal?.addEventListener('abort', abort)
  work.catch(() => {}) // it is killed after an interruption, and its end then interests nobody
  try {
    return await Promise.race([work, interrupted])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
