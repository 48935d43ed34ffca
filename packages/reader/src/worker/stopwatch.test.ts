import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStopwatch } from './stopwatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process that works for this share of the time. */
const working = (share: number) => {
  const born = performance.now()
  return async () => (performance.now() - born) * share
}

test.each([
  { machine: 'a quiet machine', worked: () => working(1), within: 9250 },
  { machine: 'two cores', worked: () => working(2), within: 4750 },
  { machine: 'a machine that gives it a third of its time', worked: () => working(1 / 3), within: 27_250 },
  { machine: 'a machine on which it stands still', worked: () => working(0), within: 54_250 },
  { machine: 'a system that tells nothing', worked: () => async () => undefined, within: 9250 },
])('nine seconds of work on $machine run out within $within ms', async ({ worked, within }) => {
  const onRunOut = vi.fn()
  createStopwatch(worked(), onRunOut).start(9000)
  await vi.advanceTimersByTimeAsync(within - 500)
  expect(onRunOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(onRunOut).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onRunOut).toHaveBeenCalledOnce()
})

test('each start begins anew, and nothing runs out once it is stopped', async () => {
  const onRunOut = vi.fn()
  const watch = createStopwatch(working(1), onRunOut)
  for (let step = 0; step < 5; step++) {
    watch.start(9000)
    await vi.advanceTimersByTimeAsync(8000)
  }
  watch.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onRunOut).not.toHaveBeenCalled()
})
