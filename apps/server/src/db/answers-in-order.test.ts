import { expect, test } from 'vitest'
import { answersInOrder } from './answers-in-order.ts'

test('answers come in the order of their statements', async () => {
  const slow = Promise.withResolvers<string>()
  const answers = answersInOrder(slow.promise, Promise.resolve(2))
  slow.resolve('one')
  expect(await answers).toEqual(['one', 2])
})

test('the first statement that failed is the reason, although a later failure was heard of before', async () => {
  const cause = Promise.withResolvers<never>()
  const consequence = Promise.reject(new Error('the transaction is aborted'))
  const answers = answersInOrder(Promise.resolve(1), cause.promise, consequence)
  await consequence.catch(() => cause.reject(new Error('the cause')))
  await expect(answers).rejects.toThrow('the cause')
})
