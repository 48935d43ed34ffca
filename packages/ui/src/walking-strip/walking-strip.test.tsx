import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalkingStrip } from './walking-strip.tsx'

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const walked = () => screen.getByText('scenes').parentElement?.scrollLeft

beforeEach(() => {
  vi.useFakeTimers()
  // a strip of 1000 px in a window of 500
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
  render(
    <WalkingStrip label="How it works" words={{ pause: 'Pause', play: 'Play' }} interval={3000} step={270}>
      scenes
    </WalkingStrip>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the strip walks one step per interval and begins again at its end', () => {
  pass(3000)
  expect(walked()).toBe(270)
  pass(3000)
  expect(walked()).toBe(540)
  pass(3000)
  expect(walked()).toBe(0)
})

test('pause stops it where it is', () => {
  pass(3000)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(30_000)
  expect(walked()).toBe(270)
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})
