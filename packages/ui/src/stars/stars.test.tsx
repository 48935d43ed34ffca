import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

const drawn = () =>
  [...screen.getByRole('img').querySelectorAll<HTMLElement | SVGElement>('[data-star]')].map(
    (star) => star.dataset.star,
  )

test('four and a half stars are said once, with the half', () => {
  render(<Stars value={4.5} label="4.5 out of 5" showLabel />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeInTheDocument()
  expect(screen.getByText('4.5 out of 5')).toHaveAttribute('aria-hidden', 'true')
  expect(drawn()).toEqual(['full', 'full', 'full', 'full', 'half'])
})

test.each([
  [5, ['full', 'full', 'full', 'full', 'full']],
  [0, ['empty', 'empty', 'empty', 'empty', 'empty']],
  [3.3, ['full', 'full', 'full', 'half', 'empty']],
  [9, ['full', 'full', 'full', 'full', 'full']],
])('%d is drawn to the nearest half', (value, stars) => {
  render(<Stars value={value} label="rating" />)
  expect(drawn()).toEqual(stars)
})
