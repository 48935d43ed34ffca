import { createReader } from '../read-prescription.ts'
import type { AskVision } from '../engine/vision-endpoint.ts'
import type { PrescriptionReader } from '../reading.ts'
import type { FromProcess, ToProcess } from './messages.ts'

const tell = (message: FromProcess) => process.send?.(message)

let answered: ((answer: string | undefined) => void) | undefined

const askParent: AskVision = async (jpeg, question) => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  answered = resolve
  tell({ type: 'look', jpeg, question })
  const answer = await promise
  if (answer === undefined) throw new Error('there is no answer')
  return answer
}

let reader: PrescriptionReader | undefined

// Anything that throws here ends the process; its parent takes that as the answer.
process.on('message', async (message: ToProcess) => {
  if (message.type === 'start') {
    reader = await createReader(message.knowledge, message.hasVision ? askParent : undefined)
    tell({ type: 'ready' })
    return
  }
  if (message.type === 'seen') {
    answered?.(message.answer)
    return
  }
  if (!reader) throw new Error('asked to read before it was ready')
  const reading = await reader.read(message.bytes, {
    ...(message.today !== undefined && { today: message.today }),
    onProgress: (progress) => tell({ type: 'progress', progress }),
  })
  tell({ type: 'done', reading })
})

process.on('disconnect', () => process.exit())

// Ctrl-C reaches the whole process group; when to stop is the parent's decision.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
