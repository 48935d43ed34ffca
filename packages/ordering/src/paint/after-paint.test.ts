import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => void vi.restoreAllMocks())

test('what can wait is done once, after the next frame', async () => {
  const seen: string[] = []
  const done = Promise.withResolvers<void>()
  requestAnimationFrame(() => seen.push('frame'))
  afterPaint(() => {
    seen.push('work')
    done.resolve()
  })
  seen.push('press')
  await done.promise
  window.dispatchEvent(new Event('pagehide'))
  expect(seen).toEqual(['press', 'frame', 'work'])
})

test.each(['click', 'popstate', 'storage', 'visibilitychange', 'pagehide'])(
  'whatever %s leads to finds it done',
  (event) => {
    const seen: string[] = []
    const listen = () => seen.push(event)
    window.addEventListener(event, listen)
    afterPaint(() => seen.push('work'))
    window.dispatchEvent(new Event(event))
    window.removeEventListener(event, listen)
    expect(seen).toEqual(['work', event])
  },
)

test('it is done at once where nobody sees the page', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const work = vi.fn()
  afterPaint(work)
  expect(work).toHaveBeenCalledOnce()
})
