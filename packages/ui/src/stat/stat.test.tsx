import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stat, Stats } from './stat.tsx'

test('a number is tied to what it counts', () => {
  render(
    <Stats columns={4}>
      <Stat value="90%+" label="max savings" />
      <Stat value="24x7" label="support" />
    </Stats>,
  )
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const numbers = screen.getAllByRole('definition').map((number) => number.textContent)
  expect(terms).toEqual(['max savings', 'support'])
  expect(numbers).toEqual(['90%+', '24x7'])
})
