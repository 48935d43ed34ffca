import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdle } from './use-idle.ts'

const onGone = vi.fn()
let busy = false

function Watch() {
  const secondsLeft = useIdle({ now: () => Date.now(), isBusy: () => busy, onGone })
  return <p>{secondsLeft === undefined ? 'here' : `still there? ${secondsLeft}`}</p>
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
const touch = () => fireEvent.pointerDown(document.body)

beforeEach(() => {
  vi.useFakeTimers()
  onGone.mockClear()
  busy = false
  render(<Watch />)
})
afterEach(() => {
  vi.useRealTimers()
})

test('before the first touch nobody is missed', () => {
  pass(600)
  expect(screen.getByText('here')).toBeVisible()
  expect(onGone).not.toHaveBeenCalled()
})

test('after 60 s the question comes, after 30 s more everything goes, once', () => {
  touch()
  pass(59)
  expect(screen.getByText('here')).toBeVisible()
  pass(1)
  expect(screen.getByText('still there? 30')).toBeVisible()
  pass(29)
  expect(screen.getByText('still there? 1')).toBeVisible()
  expect(onGone).not.toHaveBeenCalled()
  pass(300)
  expect(onGone).toHaveBeenCalledOnce()
})

test('a touch one second before the end starts anew', () => {
  touch()
  pass(89)
  touch()
  expect(screen.getByText('here')).toBeVisible()
  pass(59)
  expect(onGone).not.toHaveBeenCalled()
  pass(31)
  expect(onGone).toHaveBeenCalledOnce()
})

test('nobody is idle while a call that they wait for is running', () => {
  touch()
  busy = true
  pass(600)
  expect(screen.getByText('here')).toBeVisible()
  busy = false
  pass(59)
  expect(onGone).not.toHaveBeenCalled()
  pass(32)
  expect(onGone).toHaveBeenCalledOnce()
})
