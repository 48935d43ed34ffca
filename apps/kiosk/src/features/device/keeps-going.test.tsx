import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilAnswered } from '../session/serve-next.ts'
import { useNightlyReload } from './use-nightly-reload.ts'
import { useWakeLock } from './use-wake-lock.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the night', () => {
  const onDue = vi.fn()
  let inUse = false
  function Kiosk() {
    useNightlyReload({ now: () => Date.now(), isInUse: () => inUse, onDue })
    return null
  }
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  beforeEach(() => {
    onDue.mockClear()
    inUse = false
    vi.setSystemTime(new Date(2026, 10, 27, 22, 0))
    render(<Kiosk />)
  })

  test('the page is loaded anew at half past three, once', () => {
    pass(5.5 * HOUR - 60_000)
    expect(onDue).not.toHaveBeenCalled()
    pass(60_000)
    expect(onDue).toHaveBeenCalledOnce()
    pass(5 * HOUR)
    expect(onDue).toHaveBeenCalledOnce()
  })

  test('whoever stands there then is waited for', () => {
    inUse = true
    pass(6 * HOUR)
    expect(onDue).not.toHaveBeenCalled()
    inUse = false
    pass(60_000)
    expect(onDue).toHaveBeenCalledOnce()
  })
})

test('a page is loaded anew only when the server answers', async () => {
  const look = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true)
  const done = vi.fn()
  const waiting = untilAnswered(look).then(done)
  await vi.advanceTimersByTimeAsync(5999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(look).toHaveBeenCalledTimes(3)
})

test('the screen stays lit, also after the page was hidden, and no longer than the kiosk is there', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  const Lit = () => {
    useWakeLock()
    return null
  }
  const { unmount } = render(<Lit />)
  await vi.advanceTimersByTimeAsync(0)
  expect(locks).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(locks).toHaveLength(1)

  // hidden: the browser has let go by itself
  const [first] = locks
  if (first) first.released = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(locks).toHaveLength(2)
  unmount()
  expect(locks[1]?.released).toBe(true)
})
