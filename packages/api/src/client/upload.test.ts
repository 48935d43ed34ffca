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

/** A refusal that the test looks at a moment later is no unhandled one. */
const heard = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => {})
  return answer
}

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
  const answer = heard(send())
  FakeXhr.made.sent(8, 10)
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS)
  await expect(answer).rejects.toThrow(new TypeError('The upload stalled'))
  expect(FakeXhr.made.aborted).toBe(true)
})

test('an upload that the person stopped is an abort, and no fault', async () => {
  const work = new AbortController()
  const answer = heard(send({ signal: work.signal }))
  work.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('a connection that breaks is no network', async () => {
  const answer = heard(send())
  FakeXhr.made.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow(TypeError)
})
