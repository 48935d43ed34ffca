import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Testimonial } from './testimonial.tsx'

test('a testimonial gives the words, who said them and the stars', () => {
  render(
    <Testimonial
      heading="In time"
      quote="It came before the round."
      name="Store partner"
      detail="Pune"
      rating={{ value: 4.5, label: '4.5 out of 5' }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'In time' })).toBeInTheDocument()
  expect(screen.getByRole('blockquote')).toHaveTextContent('“It came before the round.”')
  expect(screen.getByRole('figure')).toHaveTextContent(/Store partner.*Pune/)
  expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeInTheDocument()
})
