import { expect, test } from 'vitest'
import { createSeats } from './seats.ts'

const opened = (most: number) => {
  const stop = new AbortController()
  const finish: (() => void)[] = []
  const seats = createSeats<string>({
    most,
    leaseMs: 30_000,
    clock: () => new Date('2026-11-28T06:30:00Z'),
    work: () => new Promise((done) => finish.push(done)),
    stopping: stop.signal,
  })
  return { seats, stop, finish }
}

test('there are as many seats as there are, until one is left', () => {
  const { seats } = opened(2)
  const [first, second] = [seats.take(), seats.take()]
  expect([first?.leaseUntil, second?.leaseUntil]).toEqual(
    Array.from({ length: 2 }, () => new Date('2026-11-28T06:30:30Z')),
  )
  expect(seats.take()).toBeUndefined()
  first?.leave()
  expect(seats.take()).toBeDefined()
})

test('a seat is free again when its job is done, and not before', async () => {
  const { seats, finish } = opened(1)
  seats.take()?.begin('a job')
  expect(seats.take()).toBeUndefined()
  finish[0]?.()
  await seats.allDone()
  expect(seats.take()).toBeDefined()
})

test('a server that stops begins nothing more', () => {
  const { seats, stop } = opened(1)
  stop.abort()
  expect(seats.take()).toBeUndefined()
})
