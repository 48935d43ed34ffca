import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Gray } from '../page/raster.ts'
import type { DecodedLine } from './decode-line.ts'
import type { FromThread, ToThread } from './line-thread.ts'
import type { Quad } from './quad.ts'

export type LineThreads = {
  /** What stands in each box, in their order. */
  read(picture: Gray, quads: readonly Quad[]): Promise<DecodedLine[]>
  close(): Promise<void>
}

/**
 * Threads that read lines side by side. Two that each read a line on one core need two thirds of the time of two cores
 * that share each line, because most steps of the model are too small to be shared. One call at a time.
 */
export async function openLineThreads(count: number): Promise<LineThreads> {
  const threads = await Promise.all(Array.from({ length: count }, startThread))
  return {
    async read(picture, quads) {
      const lines: DecodedLine[] = []
      const shared = inSharedMemory(picture)
      // Long ones first, so that no thread is left alone with one at the end.
      const waiting = [...quads.entries()].toSorted(([, a], [, b]) => aspect(a) - aspect(b))
      const work = async (ask: Ask) => {
        for (let next = waiting.pop(); next; next = waiting.pop())
          lines[next[0]] = await ask({ picture: shared, quad: next[1] })
      }
      await Promise.all(threads.map(({ ask }) => work(ask)))
      return lines
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

/** One copy for all threads and lines. */
function inSharedMemory(picture: Gray): Gray {
  const data = new Uint8Array(new SharedArrayBuffer(picture.data.length))
  data.set(picture.data)
  return { ...picture, data }
}

const aspect = ({ width, height }: Quad) => width / height

type Ask = (line: { picture: Gray; quad: Quad }) => Promise<DecodedLine>

async function startThread(): Promise<{ ask: Ask; close(): Promise<void> }> {
  const worker = new Worker(new URL('./line-thread.ts', import.meta.url))
  const tell = (message: ToThread) => worker.postMessage(message)
  /** Rejects with what went wrong in the thread. */
  const answer = async () => {
    const [message]: FromThread[] = await once(worker, 'message')
    return message
  }
  await answer()
  return {
    async ask(asked) {
      tell(asked)
      const line = await answer()
      if (typeof line !== 'object') throw new Error('the thread did not read the line')
      return line
    },
    async close() {
      const gone = once(worker, 'exit')
      tell('close')
      await gone
    },
  }
}
