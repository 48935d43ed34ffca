import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dosage } from './dosage.tsx'

test('a dose on alternate days says both when on a day and on which days', () => {
  const times = { morning: 1, afternoon: 0, night: 0 }
  render(<Dosage dosage={{ text: '1-0-0 alternate days', times, frequency: 'alternate_days' }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Morning 1',
    'Every other day',
  ])
})

test('a pattern for every day does not repeat itself in words', () => {
  const times = { morning: 1, afternoon: 0, night: 1 }
  render(<Dosage dosage={{ text: '1-0-1 BD', times, frequency: 'bd' }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Morning 1',
    'Night 1',
  ])
})
