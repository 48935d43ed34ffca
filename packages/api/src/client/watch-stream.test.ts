import type { PrescriptionEvent } from '@dawadoot/domain/prescription/status'
import { afterEach, expect, test, vi } from 'vitest'
import { STREAM_RETRY, STREAM_SILENCE_MS, watchStream } from './watch-stream.ts'

type Connection = { status?: number; chunks?: readonly (string | Uint8Array)[]; fails?: boolean }

const stream = (chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  })

/** Plays one connection after another and tells what was asked and how long was waited. */
const play = async (connections: readonly Connection[], tokens: readonly (string | undefined)[] = ['t1']) => {
  const events: PrescriptionEvent[] = []
  const asked: Headers[] = []
  const waits: number[] = []
  const refused: string[] = []
  const token = () => tokens[Math.min(asked.length, tokens.length - 1)]
  const outcome = await watchStream(
    {
      baseUrl: 'http://shop.test/api',
      session: { token, unauthorized: (dead) => refused.push(dead) },
      fetch: (_, init) => {
        const connection = connections[asked.length] ?? { status: 503 }
        asked.push(new Headers(init?.headers))
        return connection.fails
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(
              new Response(stream(connection.chunks ?? []), { status: connection.status ?? 200 }),
            )
      },
    },
    'prescriptions/p1/stream',
    {
      onEvent: (event) => events.push(event),
      signal: new AbortController().signal,
      sleep: (ms) => {
        waits.push(ms)
        return Promise.resolve()
      },
      random: () => 0,
    },
  ).catch((error: unknown) => error)
  return { outcome, events, asked, waits, refused }
}

test('each stage is told, and the stream ends once the reading is completed', async () => {
  const { events, outcome, asked } = await play([
    { chunks: ['data: {"status":"reading","page":1,"pages":2}\n\n', 'data: {"status":"completed"}\n\n'] },
  ])
  expect(events.map(({ status }) => status)).toEqual(['reading', 'completed'])
  expect(outcome).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('a dropped connection is taken up again from the last event, with the token of that moment', async () => {
  const { events, asked, waits } = await play(
    [{ chunks: ['id: 7\ndata: {"status":"reading"}\n\n'] }, { chunks: ['data: {"status":"completed"}\n\n'] }],
    ['t1', 't2'],
  )
  expect(events.map(({ status }) => status)).toEqual(['reading', 'completed'])
  expect(asked[1]?.get('last-event-id')).toBe('7')
  expect(asked[1]?.get('authorization')).toBe('Bearer t2')
  expect(waits).toEqual([1000])
})

test('a server that is down for a deploy is waited for', async () => {
  const { outcome, events } = await play([
    { status: 503 },
    { fails: true },
    { chunks: ['data: {"status":"failed","error":"x"}\n\n'] },
  ])
  expect(outcome).toBeUndefined()
  expect(events).toEqual([{ status: 'failed', error: 'x' }])
})

test('a 200 that says nothing is not asked for ever: waits grow, then "Stream error"', async () => {
  const mute = { chunks: ['{"message":"Internal error"}'] }
  const { outcome, waits, asked } = await play(Array.from({ length: 20 }, () => mute))
  expect(outcome).toMatchObject({ code: 'stream_failed', message: 'Stream error' })
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect(asked).toHaveLength(STREAM_RETRY.attempts)
})

test.each([403, 404])('a %s cannot get better and ends at once', async (status) => {
  const { outcome, asked } = await play([{ status }])
  expect(outcome).toMatchObject({ message: `Bad status ${status}` })
  expect(asked).toHaveLength(1)
})

test('a 401 ends the session', async () => {
  const { outcome, refused } = await play([{ status: 401 }])
  expect(outcome).toMatchObject({ message: 'Bad status 401' })
  expect(refused).toEqual(['t1'])
})

test('without a token nothing is asked', async () => {
  const { outcome, asked } = await play([], [undefined])
  expect(outcome).toMatchObject({ code: 'not_authenticated', message: 'Not authenticated' })
  expect(asked).toHaveLength(0)
})

test('Hindi split in the middle of a character, data without a blank and bare carriage returns are read', async () => {
  const bytes = new TextEncoder().encode('data:{"status":"failed","error":"पढ़ा नहीं गया"}\r\r')
  const cut = bytes.indexOf(0xe0) + 1
  const { events } = await play([{ chunks: [bytes.slice(0, cut), bytes.slice(cut)] }])
  expect(events).toEqual([{ status: 'failed', error: 'पढ़ा नहीं गया' }])
})

afterEach(() => vi.useRealTimers())

test('a connection that has gone silent is dropped and taken up again; a sign of life keeps it', async () => {
  vi.useFakeTimers()
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const say = (text: string) => lines.at(-1)?.enqueue(new TextEncoder().encode(text))
  const events: PrescriptionEvent[] = []
  const work = new AbortController()
  const ended = watchStream(
    {
      baseUrl: 'http://shop.test/api',
      session: { token: () => 't1', unauthorized: () => {} },
      fetch: async (_, init) =>
        new Response(
          new ReadableStream({
            start: (line) => {
              lines.push(line)
              init?.signal?.addEventListener('abort', () =>
                line.error(new DOMException('Aborted', 'AbortError')),
              )
            },
          }),
        ),
    },
    'prescriptions/p1/stream',
    { onEvent: (event) => events.push(event), signal: work.signal, random: () => 0 },
  )
  await vi.advanceTimersByTimeAsync(0)
  say('id: 1\ndata: {"status":"reading"}\n\n')
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS - 1000)
    say(': still here\n\n')
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS + STREAM_RETRY.firstMs)
  expect(lines).toHaveLength(2)
  say('id: 2\ndata: {"status":"completed"}\n\n')
  await ended
  expect(events.map(({ status }) => status)).toEqual(['reading', 'completed'])
})
