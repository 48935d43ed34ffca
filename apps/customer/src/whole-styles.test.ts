import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// what is asked for once is remembered, so every test starts with its own copy
const styles = () => import('./whole-styles.ts')
const load = async () => (await styles()).wholeStyles

beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.innerHTML = ''
  vi.useRealTimers()
})

const links = () => [...document.querySelectorAll('link')]

const fetchAhead = () => {
  document.head.innerHTML = '<link rel="prefetch" as="style" href="/whole.css" crossorigin="anonymous">'
}

test('a page that came without content has all its styles already', async () => {
  await expect((await load())()).resolves.toBeUndefined()
})

test('the whole sheet that was fetched ahead is linked after the styles the page came with', async () => {
  fetchAhead()
  const ready = (await load())()
  const [ahead, whole] = links()
  expect(whole?.rel).toBe('stylesheet')
  expect(whole?.href).toBe(ahead?.href)
  // or the browser would fetch it once more
  expect(whole).toHaveAttribute('crossorigin', 'anonymous')
  whole?.dispatchEvent(new Event('load'))
  await expect(ready).resolves.toBeUndefined()
})

test('a sheet that cannot be had holds nothing back', async () => {
  fetchAhead()
  const ready = (await load())()
  links()[1]?.dispatchEvent(new Event('error'))
  await expect(ready).resolves.toBeUndefined()
})

test.each([
  ['presses', 'click'],
  ['types', 'keydown'],
])('the whole sheet waits until somebody %s, and then until what opens has risen', async (_, event) => {
  fetchAhead()
  const { wholeStylesOnceUsed, wholeStylesOn } = await styles()
  vi.useFakeTimers()
  wholeStylesOnceUsed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wholeStylesOn()).toBe(false)
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  await vi.advanceTimersByTimeAsync(220)
  expect(links()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  links()[1]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(wholeStylesOn()).toBe(true)
})
