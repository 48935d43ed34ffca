import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { EarlyButton } from './early-button.tsx'

const button = (onPress: () => void) => (
  <EarlyButton asks="order" onPress={onPress}>
    Order now
  </EarlyButton>
)

test('a press before the scripts have come asks the landing page for the same thing', () => {
  document.body.innerHTML = renderToString(button(() => undefined))
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Order now' }).form
  expect(form).toHaveAttribute('action', '/')
  expect([...new FormData(form ?? undefined)]).toEqual([['order', '1']])
  document.body.innerHTML = ''
})

test('a press on the live page acts at once and goes nowhere', async () => {
  const pressed = vi.fn<() => void>()
  render(button(pressed))
  let went = true
  document.addEventListener('submit', (event) => (went = !event.defaultPrevented), { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Order now' }))
  expect(pressed).toHaveBeenCalledOnce()
  expect(went).toBe(false)
})
