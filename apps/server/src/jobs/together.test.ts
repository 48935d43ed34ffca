import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what is asked for in one moment is done at once, and what comes later the next time', async () => {
  const done: (readonly string[])[] = []
  const end = together(async (items: readonly string[]) => {
    done.push([...items])
    return items.map((item) => `${item} is done`)
  })
  expect(await Promise.all([end('one'), end('two'), end('three')])).toEqual([
    'one is done',
    'two is done',
    'three is done',
  ])
  await end('four')
  expect(done).toEqual([['one', 'two', 'three'], ['four']])
})

test('all who asked are told when it failed, and the next try is a new one', async () => {
  let fails = true
  const end = together(async (items: readonly string[]) => {
    if (fails) throw new Error('the database has gone')
    return items
  })
  expect(await Promise.allSettled([end('one'), end('two')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  fails = false
  await expect(end('three')).resolves.toBe('three')
})
