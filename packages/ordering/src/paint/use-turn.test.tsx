import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTurn } from './use-turn.ts'

afterEach(() => void vi.restoreAllMocks())

const Page = () => {
  const turn = useTurn(2)
  return ['top', 'middle', 'bottom'].slice(0, turn + 1).map((part) => <p key={part}>{part}</p>)
}

/** What the page holds whenever a frame is about to be painted. */
const frames = () => {
  const seen: string[] = []
  const request = window.requestAnimationFrame
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) =>
    request((now) => {
      seen.push(document.body.textContent)
      paint(now)
    }),
  )
  return seen
}

test('a large page is painted from the top, one part after the other', async () => {
  const seen = frames()
  render(<Page />)
  expect(await screen.findByText('bottom')).toBeVisible()
  expect(seen).toEqual(['top', 'topmiddle'])
})

test('a page that nobody sees is whole at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(<Page />)
  expect(screen.getByText('bottom')).toBeVisible()
})
