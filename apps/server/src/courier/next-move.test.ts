import { moveProblem, type OrderStatus } from '@dawadoot/domain/order/status'
import { expect, test } from 'vitest'
import { nextMove } from './next-move.ts'

/** Follows an order from `confirmed` to its end by the courier's own moves. */
const follow = () => {
  let status: OrderStatus = 'confirmed'
  let verified = false
  let elapsedMs = 0
  const moves: string[] = []
  for (let next = nextMove(status, verified); next; next = nextMove(status, verified)) {
    elapsedMs += next.afterMs
    moves.push(next.move)
    if (next.move === 'verified') {
      verified = true
      continue
    }
    expect(moveProblem(status, next.move, verified)).toBeUndefined()
    status = next.move
  }
  return { moves, elapsedMs }
}

test('an order passes every stage, verified before it is packed, and is delivered in three to four minutes', () => {
  const { moves, elapsedMs } = follow()
  expect(moves).toEqual([
    'processing',
    'verified',
    'preparing',
    'packing',
    'picked_up',
    'on_the_way',
    'delivered',
  ])
  expect(elapsedMs).toBeGreaterThanOrEqual(3 * 60_000)
  expect(elapsedMs).toBeLessThanOrEqual(4 * 60_000)
})

test('a final order is left alone', () => {
  expect(nextMove('delivered', true)).toBeUndefined()
  expect(nextMove('cancelled', false)).toBeUndefined()
})
