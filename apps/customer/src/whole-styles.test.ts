import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// what is asked for once is remembered, so every test starts with its own copy
const load = async () => (await import('./whole-styles.ts')).wholeStyles

beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.innerHTML = ''
})

const late = () => {
  document.head.innerHTML = '<link rel="stylesheet" media="print">'
  const link = document.querySelector('link')
  if (!link) throw new Error('no link')
  return link
}

test('a page that came without content has all its styles already', async () => {
  await expect((await load())()).resolves.toBeUndefined()
})

test('the whole sheet is turned on once it has come', async () => {
  const link = late()
  const ready = (await load())()
  expect(link.media).toBe('print')
  link.dispatchEvent(new Event('load'))
  await ready
  expect(link.media).toBe('all')
})

test('a sheet that cannot be had holds nothing back', async () => {
  const link = late()
  const ready = (await load())()
  link.dispatchEvent(new Event('error'))
  await expect(ready).resolves.toBeUndefined()
})
