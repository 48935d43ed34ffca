import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountdownRing } from './countdown-ring.tsx'

test('the ring shows the time left and empties with it', () => {
  const { container, rerender } = render(<CountdownRing remaining={30} total={30} label="Clears in 30" />)
  expect(screen.getByRole('timer', { name: 'Clears in 30' })).toHaveTextContent('30')
  rerender(<CountdownRing remaining={15} total={30} label="Clears in 15" />)
  expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '50.0 100')
})

test('a deadline that has passed reads 0, never less', () => {
  render(<CountdownRing remaining={-4} total={30} label="Clearing" />)
  expect(screen.getByRole('timer')).toHaveTextContent(/^0$/)
})
