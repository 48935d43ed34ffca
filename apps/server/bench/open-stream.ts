import { get, type IncomingMessage } from 'node:http'
import type { Shopper } from '../src/testing/shoppers.ts'

export type OpenStream = {
  /** Resolves when the next event comes, with the time at which it came. */
  next: () => Promise<number>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  /** Walks away without a word. */
  drop: () => void
}

/** Follows a prescription as a browser does; resolves once the first event, the current status, has come. */
export const openStream = async (
  site: string,
  { token, prescriptionId }: Pick<Shopper, 'token' | 'prescriptionId'>,
): Promise<OpenStream> => {
  const url = `${site}/api/prescriptions/${prescriptionId}/stream`
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${token}` }, agent: false }, resolve).once('error', reject)
  })
  if (reply.statusCode !== 200) throw new Error(`the stream was answered ${reply.statusCode}`)
  const waiters: ((at: number) => void)[] = []
  const early: number[] = []
  reply.on('data', (chunk: Buffer) => {
    // One block of the stream has one line of data; two may come in one chunk.
    for (let n = chunk.toString().split('\ndata:').length - 1; n > 0; n -= 1) {
      const waiter = waiters.shift()
      if (waiter) waiter(performance.now())
      else early.push(performance.now())
    }
  })
  const ended = new Promise<void>((resolve) => reply.once('close', resolve))
  reply.on('error', () => undefined)
  const stream: OpenStream = {
    ended,
    next: () => {
      const at = early.shift()
      return at === undefined
        ? new Promise((resolve) => {
            waiters.push(resolve)
          })
        : Promise.resolve(at)
    },
    drop: () => void reply.destroy(),
  }
  await stream.next()
  return stream
}
