import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { fakeOrdering } from '@dawadoot/ordering/testing/fake-ordering'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KioskContext } from '../../features/kiosk.tsx'
import { PlacedStep } from './placed-step.tsx'
import { fakeKiosk } from '../../testing/fake-kiosk.ts'

const reset = vi.fn()
const nobodyAnswers = () => new Promise<Response>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  reset.mockClear()
  render(
    <OrderingProvider ordering={fakeOrdering({ surface: 'kiosk', fetch: nobodyAnswers })}>
      <KioskContext value={fakeKiosk({ reset })}>
        <PlacedStep orderId="DD-4831" />
      </KioskContext>
    </OrderingProvider>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

test('the order has a number, and the screen says when it clears itself', () => {
  expect(screen.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  expect(screen.getByText('#DD-4831')).toBeVisible()
  pass(8)
  expect(screen.getByText(/clears itself in 22 seconds/)).toBeVisible()
})

test('after 30 s everything is wiped and the first step loads, once', () => {
  pass(29)
  expect(reset).not.toHaveBeenCalled()
  pass(60)
  expect(reset).toHaveBeenCalledExactlyOnceWith('/kiosk/order')
})

test('Go To Home Now does so at once', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Go To Home Now' }))
  expect(reset).toHaveBeenCalledExactlyOnceWith('/kiosk/order')
})
