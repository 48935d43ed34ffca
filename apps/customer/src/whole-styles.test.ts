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

const late = () => {
  document.head.innerHTML = '<link rel="stylesheet" media="print" href="/whole.css" crossorigin="anonymous">'
  const [link] = links()
  if (!link) throw new Error('no link')
  return link
}

test('a page that came without content has all its styles already', async () => {
  await expect((await load())()).resolves.toBeUndefined()
})

test('the whole sheet is there for the screen once it has come, after the styles the page came with', async () => {
  const link = late()
  const ready = (await load())()
  expect(links()).toHaveLength(1)
  link.dispatchEvent(new Event('load'))
  await expect.poll(links).toHaveLength(2)
  const [, whole] = links()
  expect(whole?.href).toBe(link.href)
  expect(whole).toHaveAttribute('crossorigin', 'anonymous')
  expect(whole).not.toHaveAttribute('media')
  whole?.dispatchEvent(new Event('load'))
  await expect(ready).resolves.toBeUndefined()
})

test('a sheet that cannot be had holds nothing back', async () => {
  const link = late()
  const ready = (await load())()
  link.dispatchEvent(new Event('error'))
  await expect.poll(links).toHaveLength(2)
  links()[1]?.dispatchEvent(new Event('error'))
  await expect(ready).resolves.toBeUndefined()
})

test.each([
  ['presses', 'click'],
  ['types', 'keydown'],
])('the whole sheet waits until somebody %s, and then until what opens has risen', async (_, event) => {
  const link = late()
  link.dispatchEvent(new Event('load'))
  const { wholeStylesOnceUsed, wholeStylesOn } = await styles()
  vi.useFakeTimers()
  wholeStylesOnceUsed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wholeStylesOn()).toBe(false)
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  await vi.advanceTimersByTimeAsync(220)
  expect(links()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  link.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  links()[1]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(wholeStylesOn()).toBe(true)
})
