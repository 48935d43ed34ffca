import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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
