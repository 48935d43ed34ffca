import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutSlides, setDevice } from '../../testing/phone.ts'
import { Benefits } from './benefits.tsx'

const TITLES = ['Under 10 minutes', 'Save up to 90%', 'Premium quality']

let visibility: DocumentVisibilityState
const setVisibility = (next: DocumentVisibilityState) => {
  visibility = next
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.querySelector('h2')?.textContent)
    .join()
const drag = (across: number, down: number) => {
  const card = screen.getByText('Under 10 minutes')
  const from = { clientX: 200, clientY: 300, isPrimary: true, pointerType: 'touch' }
  const to = { ...from, clientX: 200 + across, clientY: 300 + down }
  fireEvent.pointerDown(card, from)
  fireEvent.pointerUp(card, to)
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  layOutSlides()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('on wide screens three benefit cards stand side by side and nothing moves', () => {
  setDevice({})
  render(<Benefits />)
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual(TITLES)
  expect(screen.queryByRole('button')).toBeNull()
})

test('on small screens the next card comes every 2 seconds, and after the third the first', () => {
  setDevice({ phone: true })
  render(<Benefits />)
  const seen = [shown()]
  for (let turn = 0; turn < 3; turn += 1) {
    pass(1900)
    expect(shown()).toBe(seen.at(-1))
    pass(100)
    seen.push(shown())
  }
  expect(seen).toEqual([...TITLES, TITLES[0]])
})

test('a swipe of 50 px turns one card, one of 49 px none', () => {
  setDevice({ phone: true })
  render(<Benefits />)
  drag(-49, 0)
  expect(shown()).toBe(TITLES[0])
  drag(-50, 0)
  expect(shown()).toBe(TITLES[1])
})

test('a mostly vertical scroll does not turn the card; a mostly sideways one turns one', () => {
  setDevice({ phone: true })
  render(<Benefits />)
  drag(-55, 200)
  expect(shown()).toBe(TITLES[0])
  drag(-55, 10)
  expect(shown()).toBe(TITLES[1])
})

test('the cards can be paused and go on', () => {
  setDevice({ phone: true })
  render(<Benefits />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(shown()).toBe(TITLES[0])
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(2000)
  expect(shown()).toBe(TITLES[1])
})

test('under reduced motion no card moves by itself', () => {
  setDevice({ phone: true, still: true })
  render(<Benefits />)
  pass(60_000)
  expect(shown()).toBe(TITLES[0])
})

test('after a minute in a hidden tab at most one card has gone by', () => {
  setDevice({ phone: true })
  render(<Benefits />)
  setVisibility('hidden')
  pass(60_000)
  setVisibility('visible')
  expect(shown()).toBe(TITLES[0])
  pass(2000)
  expect(shown()).toBe(TITLES[1])
})

test('a page that was opened in a background tab starts once it is looked at', () => {
  setDevice({ phone: true })
  visibility = 'hidden'
  render(<Benefits />)
  pass(30_000)
  expect(shown()).toBe(TITLES[0])
  setVisibility('visible')
  pass(2000)
  expect(shown()).toBe(TITLES[1])
})
