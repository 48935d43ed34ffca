import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBell } from '../jobs/bell.ts'
import { follow, type Snapshot } from './follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A prescription that can be changed while it is followed. */
const followed = () => {
  let state: Snapshot | undefined = { revision: 0, event: { status: 'queued' } }
  const bell = createBell()
  const closing = new AbortController()
  const heard: unknown[] = []
  const ended = (async () => {
    const stream = follow({
      look: async () => state,
      wait: bell.wait,
      now: () => new Date(),
      signal: closing.signal,
    })
    for await (const item of stream) heard.push(item === 'heartbeat' ? item : item.event.status)
    return 'ended'
  })()
  return {
    heard,
    ended,
    change: (next: Snapshot | undefined) => {
      state = next
    },
    ring: bell.ring,
    close: () => {
      closing.abort()
      bell.ring()
    },
  }
}

test('the current status comes first, then each change, and it ends with the last', async () => {
  const stream = followed()
  await vi.advanceTimersByTimeAsync(0)
  expect(stream.heard).toEqual(['queued'])
  stream.change({ revision: 1, event: { status: 'reading', page: 1, pages: 2 } })
  stream.ring()
  await vi.advanceTimersByTimeAsync(0)
  expect(stream.heard).toEqual(['queued', 'reading'])
  stream.change({ revision: 2, event: { status: 'completed' } })
  stream.ring()
  await expect(stream.ended).resolves.toBe('ended')
  expect(stream.heard).toEqual(['queued', 'reading', 'completed'])
})

test('a change whose notice was lost is found all the same', async () => {
  const stream = followed()
  stream.change({ revision: 1, event: { status: 'failed', error: 'unreadable' } })
  await vi.advanceTimersByTimeAsync(5000)
  await expect(stream.ended).resolves.toBe('ended')
  expect(stream.heard.at(-1)).toBe('failed')
})

test('silence is broken by a heartbeat every fifteen seconds', async () => {
  const stream = followed()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(stream.heard).toEqual(['queued', 'heartbeat', 'heartbeat'])
  stream.close()
  await stream.ended
})

test('it ends when the person is signed out', async () => {
  const stream = followed()
  await vi.advanceTimersByTimeAsync(0)
  stream.change(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(stream.ended).resolves.toBe('ended')
  expect(stream.heard).toEqual(['queued'])
})

test('it ends at once when the connection closes', async () => {
  const stream = followed()
  await vi.advanceTimersByTimeAsync(0)
  stream.close()
  await expect(stream.ended).resolves.toBe('ended')
})
