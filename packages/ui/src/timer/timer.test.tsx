import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timer } from './timer.tsx'

test('the timer says what is timed, how long it is and whether that is good', () => {
  render(<Timer text="08:47" share={0.88} tone="near" word="Nearly there" label="Time since order" />)
  expect(screen.getByRole('timer', { name: 'Time since order: 08:47, Nearly there' })).toBeInTheDocument()
  expect(screen.getByText('Nearly there')).toBeVisible()
})

test('without the visible word the tone is still said', () => {
  render(<Timer text="11:05" share={1.1} tone="late" word="Running late" label="Time since order" ringOnly />)
  expect(screen.queryByText('Running late')).not.toBeInTheDocument()
  expect(screen.getByRole('timer', { name: /Running late/ })).toBeInTheDocument()
})

test.each([
  [0.44, '44.0 100'],
  [3, '100.0 100'],
])('a share of %d draws %s of the ring', (share, dashes) => {
  const { container } = render(<Timer text="04:26" share={share} tone="good" word="On time" label="Since" />)
  expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', dashes)
})

test('no time gone by draws no ring, not a dot of one', () => {
  const { container } = render(<Timer text="00:00" share={0} tone="good" word="On time" label="Since" />)
  expect(container.querySelector('[stroke-dasharray]')).not.toBeInTheDocument()
})
