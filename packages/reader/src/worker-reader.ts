import { askVisionEndpoint } from './engine/vision-endpoint.ts'
import type { AskVision, VisionEndpoint } from './engine/vision-endpoint.ts'
import type { PrescriptionReader, ReaderKnowledge, Reading, ReadOptions } from './reading.ts'
import { ReadingBrokeOff } from './worker/reading-broke-off.ts'
import { ProcessEnded, startReaderProcess } from './worker/start-process.ts'
import type { ReaderProcess } from './worker/start-process.ts'
import { workedMs } from './worker/process-status.ts'
import { createStopwatch } from './worker/stopwatch.ts'
import { watchMemory } from './worker/watch-memory.ts'

export { ReadingBrokeOff } from './worker/reading-broke-off.ts'

/** What one reading may use up before its process is killed. */
export type ReadingLimits = {
  /**
   * Processor time from one sign of life to the next: opening the file, each page, matching. By the clock it may take six
   * times as long, because a busy machine is no fault of the file. Waiting for a vision endpoint is free.
   */
  stepMs: number
  /** The same from the start of a process until it can read. */
  startMs: number
  /** Resident memory of the process. */
  memoryMb: number
}

/** A page takes a second of two cores at most, and 700 MB; nine times that is a bomb. */
const USUAL_LIMITS: ReadingLimits = { stepMs: 9000, startMs: 30_000, memoryMb: 1500 }

export type WorkerReaderOptions = ReaderKnowledge & {
  limits?: Partial<ReadingLimits>
  /** Somebody to ask for pages that the embedded engine cannot read. */
  vision?: VisionEndpoint
}

/**
 * A reader whose work happens in a process that can be killed, so that no file can stop or bloat the caller.
 * The process starts with the first reading, and readings wait for each other. One that breaks its limits or its process
 * rejects with ReadingBrokeOff; the next one gets a fresh process. Rejects with the signal's reason when aborted, and
 * with an error when the reader is closed or its process cannot be started at all.
 */
export function openWorkerReader({
  medicines,
  aliases,
  vision,
  ...options
}: WorkerReaderOptions): PrescriptionReader {
  const limits = { ...USUAL_LIMITS, ...options.limits }
  const ask = vision && askVisionEndpoint(vision)
  let worker: ReaderProcess | undefined
  let clock: ReturnType<typeof createStopwatch> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  /** Whoever is asked has time limits of its own. */
  const askOffTheClock =
    (asked: AskVision): AskVision =>
    async (...question) => {
      clock?.stop()
      try {
        return await asked(...question)
      } finally {
        clock?.start(limits.stepMs)
      }
    }

  async function readNow(bytes: Uint8Array, { signal, onProgress, today }: ReadOptions): Promise<Reading> {
    signal?.throwIfAborted()
    if (closed) throw new Error('the reader is closed')
    if (!worker || worker.hasEnded())
      worker = startReaderProcess({ medicines, aliases }, limits.memoryMb, ask && askOffTheClock(ask))
    const current = worker
    const { promise: interrupted, reject: interrupt } = Promise.withResolvers<never>()
    const brokeOff = (reason: ReadingBrokeOff['reason']) => () => interrupt(new ReadingBrokeOff(reason))
    const abort = () => interrupt(signal?.reason)
    signal?.addEventListener('abort', abort)
    const unwatch = watchMemory(current.pid, limits.memoryMb, brokeOff('damaged'))
    const watch = (clock = createStopwatch(() => workedMs(current.pid), brokeOff('timed_out')))
    try {
      watch.start(limits.startMs)
      await Promise.race([current.ready, interrupted])
      watch.start(limits.stepMs)
      const reading = current.read(bytes, {
        onProgress: (progress) => {
          watch.start(limits.stepMs)
          onProgress?.(progress)
        },
        today,
      })
      reading.catch(() => {}) // it is killed after an interruption, and its end then interests nobody
      return await Promise.race([reading, interrupted])
    } catch (error) {
      await current.kill()
      signal?.throwIfAborted()
      if (closed) throw new Error('the reader was closed', { cause: error })
      throw error instanceof ProcessEnded ? new ReadingBrokeOff('damaged', { cause: error }) : error
    } finally {
      clock = undefined
      watch.stop()
      unwatch()
      signal?.removeEventListener('abort', abort)
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
