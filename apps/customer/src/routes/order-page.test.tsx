import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { fakeOrdering } from '@dawadoot/ordering/testing/fake-ordering'
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { OrderPage } from './order-page.tsx'

const AT = '/order-confirmation/DD7K3M9QX4TB'

const arrive = (pressedBack: boolean) => {
  window.history.pushState({ usr: { fromCart: true }, key: 'cart', idx: 1 }, '', AT)
  // the browser is at the page before, and has not said so yet
  const Back = () => {
    useLayoutEffect(() => {
      if (pressedBack) window.history.replaceState(null, '', '/')
    }, [])
    return null
  }
  render(
    <BrowserRouter>
      <OrderingProvider ordering={fakeOrdering()}>
        <Routes>
          <Route path="/order-confirmation/:orderId" element={<OrderPage />} />
        </Routes>
        <Back />
      </OrderingProvider>
    </BrowserRouter>,
  )
}

test('who comes from the cart stays on the order, and a reload is no second arrival', () => {
  arrive(false)
  expect(window.location.pathname).toBe(AT)
  expect(window.history.state).toMatchObject({ usr: null })
})

test('who presses Back as the order appears is not brought to it again', () => {
  arrive(true)
  expect(window.location.pathname).toBe('/')
})
