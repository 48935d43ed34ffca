import { get, type IncomingMessage } from 'node:http'
import { StreamEvent } from '@dawadoot/api/contract/prescriptions'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import type { Shopper } from '../src/testing/shoppers.ts'

export type OpenStream = {
  /**
   * Resolves with the time, in ms, at which the stream showed this page or a later one: two changes of which the server
   * heard at once are one event, as each event is the whole state.
   */
  shown: (page: number) => Promise<number>
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
  let waiters: { page: number; resolve: (at: number) => void }[] = []
  const shown = (page: number): Promise<number> =>
    new Promise((resolve) => {
      waiters.push({ page, resolve })
    })
  const parser = createParser({
    onEvent: ({ data }) => {
      const { page = 0 } = v.parse(StreamEvent, JSON.parse(data))
      const at = performance.now()
      for (const waiter of waiters) if (waiter.page <= page) waiter.resolve(at)
      waiters = waiters.filter((waiter) => waiter.page > page)
    },
  })
  reply.setEncoding('utf8').on('data', (text: string) => parser.feed(text))
  reply.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => reply.once('close', resolve))
  await shown(0)
  return { shown, ended, drop: () => void reply.destroy() }
}
