import { brotliCompressSync } from 'node:zlib'
import type { Span } from './interactive.ts'
import type { Protocol } from './unwatched-session.ts'

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'Fetch' | 'XHR'
type Request = Span & { id: string; url: string; type: string; bytes: number; failed?: string }

export type Network = Awaited<ReturnType<typeof watchNetwork>>

const inPage = (url: string): boolean => /^(?:data|blob):/.test(url)

/** Every request of a page, with its times in seconds of the browser's clock and its bytes on the wire. */
export const watchNetwork = async (cdp: Protocol) => {
  const requests = new Map<string, Request>()
  let lastChange = performance.now()
  const change = (id: string, what: Partial<Request>) => {
    const request = requests.get(id)
    if (request) Object.assign(request, what)
    lastChange = performance.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId: id, request: { url }, timestamp, type = 'Other' }) => {
    if (inPage(url)) return
    // one that is sent elsewhere keeps its id; what went before it has ended
    const before = requests.get(id)
    if (before) requests.set(`${id} ${requests.size}`, { ...before, end: timestamp })
    requests.set(id, { id, url, type, start: timestamp, bytes: 0 })
    lastChange = performance.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response: { status } }) =>
    change(requestId, { type, ...(status >= 400 && { failed: String(status) }) }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    change(requestId, { end: timestamp, bytes: encodedDataLength }),
  )
  cdp.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) =>
    change(requestId, { end: timestamp, failed: errorText }),
  )
  await cdp.send('Network.enable', { maxTotalBufferSize: 2e8, maxResourceBufferSize: 1e8 })

  const all = () => [...requests.values()]
  /** In milliseconds since the first request. */
  const spans = (): Span[] => {
    const began = Math.min(...all().map(({ start }) => start))
    return all().map(({ start, end }) => ({
      start: (start - began) * 1000,
      ...(end !== undefined && { end: (end - began) * 1000 }),
    }))
  }
  const bytes = (...kinds: Kind[]): number =>
    all()
      .filter(({ type }) => kinds.length === 0 || kinds.some((kind) => kind === type))
      .reduce((sum, request) => sum + request.bytes, 0)
  /** The same files packed here, so that the coding of a server makes no difference. */
  const brotliBytes = async (kind: Kind): Promise<number> => {
    let sum = 0
    for (const { id, type } of all()) {
      if (type !== kind) continue
      const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId: id })
      sum += brotliCompressSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length
    }
    return sum
  }
  return {
    spans,
    bytes,
    brotliBytes,
    count: () => requests.size,
    open: () => all().filter(({ end }) => end === undefined).length,
    quietFor: () => performance.now() - lastChange,
    failed: () => all().flatMap(({ failed, url }) => (failed === undefined ? [] : `${failed} ${url}`)),
  }
}
