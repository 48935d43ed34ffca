import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** A database that answers when it is told to. */
const slowDatabase = () => {
  const asked: { items: readonly number[]; answer: () => void; fail: () => void }[] = []
  const find = inBatches(
    (items: readonly number[]) =>
      new Promise<string[]>((resolve, reject) => {
        asked.push({
          items: [...items],
          answer: () => resolve(items.map((item) => `row ${item}`)),
          fail: () => reject(new Error('the connection was lost')),
        })
      }),
  )
  const batch = (n: number) => expect.poll(() => asked[n]?.items)
  return { find, asked, batch }
}

test('who comes alone is asked for at once, and who comes meanwhile goes together with the next', async () => {
  const { find, asked, batch } = slowDatabase()
  const first = find(1)
  await batch(0).toEqual([1])
  const others = [find(2), find(3), find(4)]
  asked[0]?.answer()
  expect(await first).toBe('row 1')
  await batch(1).toEqual([2, 3, 4])
  asked[1]?.answer()
  expect(await Promise.all(others)).toEqual(['row 2', 'row 3', 'row 4'])
  expect(asked).toHaveLength(2)
})

test('a batch that fails fails for those who are in it, and for nobody else', async () => {
  const { find, asked, batch } = slowDatabase()
  const lost = [find(1), find(2)]
  await batch(0).toEqual([1, 2])
  const next = find(3)
  asked[0]?.fail()
  expect(await Promise.allSettled(lost)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  await batch(1).toEqual([3])
  asked[1]?.answer()
  expect(await next).toBe('row 3')
})

test('a batch that is not answered does not keep the next ones waiting', async () => {
  const { find, asked, batch } = slowDatabase()
  const silent = find(1)
  await batch(0).toEqual([1])
  const next = find(2)
  await batch(1).toEqual([2])
  asked[1]?.answer()
  expect(await next).toBe('row 2')
  asked[0]?.answer()
  expect(await silent).toBe('row 1')
})

test('no batch is longer than sixteen', async () => {
  const { find, asked, batch } = slowDatabase()
  const all = Array.from({ length: 20 }, (_, n) => find(n))
  await batch(0).toHaveLength(16)
  asked[0]?.answer()
  await batch(1).toHaveLength(4)
  asked[1]?.answer()
  expect(await Promise.all(all)).toHaveLength(20)
})
