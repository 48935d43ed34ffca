import { parentPort } from 'node:worker_threads'
import type { Gray } from '../page/raster.ts'
import type { DecodedLine } from './decode-line.ts'
import { cropLine } from './line-crop.ts'
import type { Quad } from './quad.ts'
import { openLineReader } from './recognise-line.ts'

/** What a thread that reads lines is told, and what it answers to each line; first of all it says that it is ready. */
export type ToThread = { picture: Gray; quad: Quad } | 'close'
export type FromThread = DecodedLine | 'ready'

const port = parentPort
if (!port) throw new Error('started by line-threads, as a thread')
const tell = (message: FromThread) => port.postMessage(message)

const reader = await openLineReader()
port.on('message', async (message: ToThread) => {
  if (message !== 'close') return tell(await reader.read(cropLine(message.picture, message.quad)))
  // Ended from outside while the runtime works, it would take the whole process with it.
  await reader.close()
  port.close()
})
tell('ready')
