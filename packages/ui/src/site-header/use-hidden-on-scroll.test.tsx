import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHiddenOnScroll } from './use-hidden-on-scroll.tsx'

const Probe = () => <p>{useHiddenOnScroll() ? 'hidden' : 'shown'}</p>

function scrollThrough(...places: number[]) {
  for (const y of places) {
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    })
  }
}

beforeEach(() => {
  // a page of 3000 px in a window of 768
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true })
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test.each([
  ['goes when scrolled down past 50 px', [20, 40, 51], 'hidden'],
  ['stays while within 50 px of the top', [20, 40, 50], 'shown'],
  ['comes back when scrolled up', [400, 800, 799], 'shown'],
  ['comes back near the top', [400, 800, 30], 'shown'],
  ['is there after the page bounced at its top', [120, 60, 0, -40, -5, 0], 'shown'],
  ['stays away after the page bounced at its end', [2200, 2232, 2290, 2240, 2232], 'hidden'],
])('a header %s', (_, places, expected) => {
  render(<Probe />)
  scrollThrough(...places)
  expect(screen.getByText(expected)).toBeInTheDocument()
})

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

test('a header on a page that begins far down goes only when it is scrolled further down', async () => {
  Object.defineProperty(window, 'scrollY', { value: 800, configurable: true })
  render(<Probe />)
  await nextFrame()
  scrollThrough(700)
  expect(screen.getByText('shown')).toBeInTheDocument()
  scrollThrough(701)
  expect(screen.getByText('hidden')).toBeInTheDocument()
})

test('a header lets React finish before the browser has to lay out what it drew', async () => {
  const asked = vi.fn(() => 0)
  Object.defineProperty(window, 'scrollY', { get: asked, configurable: true })
  render(<Probe />)
  expect(asked).not.toHaveBeenCalled()
  await nextFrame()
  expect(asked).toHaveBeenCalledOnce()
})
