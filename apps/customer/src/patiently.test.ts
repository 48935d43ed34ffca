import { expect, test, vi } from 'vitest'
import { patiently } from './patiently.ts'

test('a part that cannot be had is no error, and comes when the connection is back', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const settled = vi.fn()
  const coming = patiently(load).finally(settled)
  await expect.poll(() => load.mock.calls).toHaveLength(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await expect(coming).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
