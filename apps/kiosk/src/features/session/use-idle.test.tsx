import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdle } from './use-idle.ts'

const onGone = vi.fn()
const onLeave = vi.fn()
let busy = false

function Watch() {
  const secondsLeft = useIdle({ now: () => Date.now(), isBusy: () => busy, onGone })
  return secondsLeft === undefined ? (
    <p>here</p>
  ) : (
    <p>
      still there? {secondsLeft}
      <button type="button" onClick={onLeave}>
        Delete now
      </button>
    </p>
  )
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
const touch = (on: Element = document.body) => {
  fireEvent.pointerDown(on)
  fireEvent.pointerUp(on)
  fireEvent.click(on)
}

beforeEach(() => {
  vi.useFakeTimers()
  onGone.mockClear()
  onLeave.mockClear()
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
  expect(screen.getByText(/still there\? 30/)).toBeVisible()
  pass(29)
  expect(screen.getByText(/still there\? 1$/)).toBeVisible()
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

test('the question stays under the finger until its button has heard the press, and under the keys that press it', () => {
  touch()
  pass(70)
  const button = screen.getByRole('button', { name: 'Delete now' })
  for (const key of ['Tab', 'Enter', ' ']) fireEvent.keyDown(button, { key })
  fireEvent.pointerDown(button)
  expect(button).toBeInTheDocument()
  fireEvent.click(button)
  expect(onLeave).toHaveBeenCalledOnce()
})

test('any other key is an answer', () => {
  touch()
  pass(70)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(screen.getByText('here')).toBeVisible()
})
