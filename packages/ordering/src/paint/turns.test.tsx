import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FromTurn, Turns } from './turns.tsx'

afterEach(() => void vi.restoreAllMocks())

const Page = () => (
  <Turns last={2}>
    <p>top</p>
    <FromTurn at={1}>
      <p>middle</p>
    </FromTurn>
    <FromTurn at={2}>
      <p>bottom</p>
    </FromTurn>
  </Turns>
)

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

test('a part that stands in a page without turns is there', () => {
  render(<FromTurn at={3}>there</FromTurn>)
  expect(screen.getByText('there')).toBeVisible()
})
