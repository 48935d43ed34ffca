import { parentPort, workerData } from 'node:worker_threads'
import { pdfProblem } from '../page/pdf-problem.ts'

if (!parentPort || !(workerData instanceof Uint8Array)) throw new Error('started by inspect-file, with bytes')
parentPort.postMessage(await pdfProblem(workerData))
