import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a form with a busy button cannot be sent again, neither by a press nor by Enter in its only field', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Mobile number" />
      <Button type="submit" busy={busy} busyLabel="Sending...">
        Send OTP
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.type(screen.getByLabelText('Mobile number'), '98{Enter}')
  expect(submit).toHaveBeenCalledOnce()

  rerender(form(true))
  await userEvent.type(screen.getByLabelText('Mobile number'), '22{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }))
  expect(submit).toHaveBeenCalledOnce()
})

test('a button keeps the focus when it becomes busy', async () => {
  const { rerender } = render(<Button busy={false}>Pay</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(<Button busy>Pay</Button>)
  const button = screen.getByRole('button', { name: 'Pay' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toBeEnabled()
})

test('the Hindi line is seen, and the spoken name stays the English one', () => {
  render(<Button hindi="शुरू करें">Start</Button>)
  expect(screen.getByRole('button')).toHaveAccessibleName('Start')
  expect(screen.getByText('शुरू करें')).toHaveAttribute('lang', 'hi')
})
