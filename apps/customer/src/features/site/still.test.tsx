import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Still } from './still.tsx'

test('what the page came with stays as it is, and is not drawn again', () => {
  const Drawing = vi.fn(() => <p>drawn here</p>)
  const page = document.createElement('div')
  page.innerHTML = '<div class="wide"><p>in the HTML</p></div>'
  const before = page.querySelector('p')
  render(
    <Still className="wide">
      <Drawing />
    </Still>,
    { container: document.body.appendChild(page), hydrate: true },
  )
  expect(page.querySelector('p')).toBe(before)
  expect(page).toHaveTextContent('in the HTML')
  expect(Drawing).not.toHaveBeenCalled()
})

test('on a page that is drawn here it is drawn like all else', () => {
  render(
    <Still className="wide">
      <p>drawn here</p>
    </Still>,
  )
  expect(screen.getByText('drawn here')).toBeInTheDocument()
})
