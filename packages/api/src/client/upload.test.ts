import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UPLOAD_STALL_MS, uploadByXhr } from './upload.ts'

/** A browser's request whose network does what the test says. */
class FakeXhr extends EventTarget {
  static made: FakeXhr
  upload = new EventTarget()
  status = 0
  responseText = ''
  aborted = false
  headers: Record<string, string> = {}
  constructor() {
    super()
    FakeXhr.made = this
  }
  open() {}
  send() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r1\r\n'
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.dispatchEvent(new Event('load'))
  }
}

const send = (over: Partial<Parameters<typeof uploadByXhr>[0]> = {}) =>
  uploadByXhr({ url: 'http://shop.test/api/x', headers: { a: 'b' }, body: new FormData(), ...over })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a slow upload is given all the time it needs, as long as it moves', async () => {
  const onProgress = vi.fn()
  const answer = send({ onProgress })
  for (let part = 1; part <= 10; part++) {
    await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS - 1)
    FakeXhr.made.sent(part, 10)
  }
  FakeXhr.made.answer(202, '{"ok":true}')
  const { status, headers } = await answer
  expect(status).toBe(202)
  expect(headers.get('x-request-id')).toBe('r1')
  expect(onProgress).toHaveBeenLastCalledWith(1)
})

test('an upload that stands still for 30 s is given up as one without a network (B063)', async () => {
  const answer = expect(send()).rejects.toThrow(new TypeError('The upload stalled'))
  FakeXhr.made.sent(8, 10)
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS)
  await answer
  expect(FakeXhr.made.aborted).toBe(true)
})

test('an upload that the person stopped is an abort, and no fault', async () => {
  const work = new AbortController()
  const answer = expect(send({ signal: work.signal })).rejects.toMatchObject({ name: 'AbortError' })
  work.abort()
  await answer
})

test('a connection that breaks is no network', async () => {
  const answer = expect(send()).rejects.toThrow(TypeError)
  FakeXhr.made.dispatchEvent(new Event('error'))
  await answer
})
