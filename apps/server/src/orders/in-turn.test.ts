import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('the same key waits for its turn, another key does not, and a failure stops nobody', async () => {
  const inTurn = createTurns()
  const happened: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate
    happened.push('first')
    throw new Error('refused')
  })
  const second = inTurn('a', async () => void happened.push('second'))
  await inTurn('b', async () => void happened.push('other'))
  open()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(happened).toEqual(['other', 'first', 'second'])
})
