import { parentPort, workerData } from 'node:worker_threads'
import { openReadablePdf } from '../page/open-readable-pdf.ts'

if (!parentPort || !(workerData instanceof Uint8Array)) throw new Error('started by inspect-file, with bytes')
const opened = await openReadablePdf(workerData)
parentPort.postMessage(typeof opened === 'string' ? opened : undefined)
