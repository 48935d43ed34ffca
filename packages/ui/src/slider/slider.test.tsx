import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Slider, type SliderProps } from './slider.tsx'

const slider = (props: Partial<SliderProps> = {}) => (
  <Slider
    label="Average order value"
    value={500}
    min={100}
    max={2000}
    step={50}
    onValueChange={() => {}}
    format={(value) => `₹${value}`}
    {...props}
  />
)

test('the slider has a name, its value in words and its ends', () => {
  render(slider())
  const input = screen.getByRole('slider', { name: 'Average order value' })
  expect(input).toHaveAttribute('aria-valuetext', '₹500')
  expect(input).toHaveAttribute('step', '50')
  expect(screen.getByRole('status')).toHaveTextContent('₹500')
  expect(screen.getByText('₹100')).toBeInTheDocument()
  expect(screen.getByText('₹2000')).toBeInTheDocument()
})

test('moving it gives the new number', () => {
  const onValueChange = vi.fn()
  render(slider({ onValueChange }))
  fireEvent.change(screen.getByRole('slider'), { target: { value: '750' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(750)
})

test.each([
  [100, '0.00%'],
  [1050, '50.00%'],
  [2000, '100.00%'],
])('at %d the line is drawn to %s', (value, width) => {
  const { container } = render(slider({ value }))
  expect([...container.querySelectorAll('rect')].at(-1)).toHaveAttribute('width', width)
})
