import { cancelOrder, getOrder, getOrderHistory } from '@dawadoot/api/contract/orders'
import { wireOrder, wireSummary } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { brand } from '@dawadoot/domain/brand/brand'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OrderingProvider } from '../ordering.tsx'
import { apiServer } from '../testing/api-server.ts'
import { fakeOrdering, testUser } from '../testing/fake-ordering.ts'
import { fetchFrom } from '../testing/in-story.tsx'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { OrderScreen } from './order-screen.tsx'
import { POLL_MS } from './use-orders.tsx'

const history = reply(getOrderHistory, { data: { orders: [wireSummary()] } })
const order = (over: Parameters<typeof wireOrder>[0] = {}) => reply(getOrder, { data: wireOrder(over) })

const server = apiServer(order(), history)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = (options: Parameters<typeof renderOrdering>[1] = {}, fromCart = false) =>
  renderOrdering(<OrderScreen orderId="o1" fromCart={fromCart} />, { user: testUser(), ...options })

const stations = () =>
  within(screen.getByRole('list', { name: 'Delivery status' }))
    .getAllByRole('listitem')
    .map((station) => `${station.querySelector('b')?.firstChild?.textContent} ${station.dataset['state']}`)

describe('an order', () => {
  test('shows its header, items, totals, information and who answers for it', async () => {
    server.use(order({ verifiedBy: 'R. Nair, DPC 12345' }))
    show()
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeInTheDocument()
    expect(screen.getByText('Verified by a pharmacist')).toBeInTheDocument()
    expect(screen.getByText('#o1')).toBeInTheDocument()
    const items = await screen.findByRole('region', { name: 'Order items' })
    expect(items).toHaveTextContent('Crocin 650 Tablet')
    expect(items).toHaveTextContent('Quantity 2, ₹30.15 each')
    expect(items).toHaveTextContent('MRP ₹67.00')
    expect(items).toHaveTextContent('You save₹6.70')
    expect(items).toHaveTextContent('Total, pay in cash₹60.30')
    const information = await screen.findByRole('region', { name: 'Order information' })
    expect(information).toHaveTextContent('Asha Rao, 90000 00001')
    expect(information).toHaveTextContent('27 November 2026, 03:30 pm')
    expect(information).toHaveTextContent('Cash on Delivery')
    const help = screen.getByRole('region', { name: 'Help with this order' })
    expect(help).toHaveTextContent('R. Nair, DPC 12345')
    for (const label of ['Sold by', 'Licence', 'Cancelling and refunds', 'Complaints'])
      expect(help).toHaveTextContent(label)
    expect(within(help).getByRole('link', { name: /Call us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(within(help).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('%23o1'),
    )
  })

  test('goes to paper as a bill: number, seller, licence, GSTIN, pharmacist, items, totals and payment', async () => {
    server.use(order({ verifiedBy: 'R. Nair, DPC 12345' }))
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Print bill' }))
    expect(print).toHaveBeenCalledOnce()
    const bill = screen.getByRole('article', { name: 'Bill' })
    const { seller, licence, gstin } = brand.legal
    for (const text of [
      '#o1',
      '27 November 2026, 03:30 pm',
      seller.value,
      licence.value,
      `GSTIN ${gstin.value}`,
      'R. Nair, DPC 12345',
      'Asha Rao, 90000 00001',
      'Cash on Delivery',
    ])
      expect(bill).toHaveTextContent(text)
    expect(within(bill).getByRole('row', { name: 'Crocin 650 Tablet 2 ₹33.50 ₹30.15 ₹60.30' })).toBeVisible()
    expect(within(bill).getByRole('row', { name: 'You save ₹6.70' })).toBeVisible()
    expect(within(bill).getByRole('row', { name: 'Total ₹60.30' })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article', { name: 'Bill' })).not.toBeInTheDocument()
  })

  test('the bill names the goods’ code, and batch and expiry of every pack once the order is packed', async () => {
    const item = { id: 'M1', name: 'Dolo 650', quantity: 2, price: 20, mrp: 25, hsn: '3004' }
    const batches = [
      { batch: 'DL2207', expiry: '2028-06' },
      { batch: 'DL2301', expiry: '2028-09' },
    ]
    server.use(order({ items: [{ ...item, batches }] }))
    show()
    await screen.findByRole('region', { name: 'Order items' })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const bill = screen.getByRole('article', { name: 'Bill' })
    expect(bill).toHaveTextContent('HSN 3004; Batch DL2207, expiry 06/2028; Batch DL2301, expiry 09/2028')
    expect(bill).not.toHaveTextContent('once the order is packed')
  })

  test('a bill from before the packing says what it does not name yet', async () => {
    server.use(
      order({ items: [{ id: 'M1', name: 'Dolo 650', quantity: 1, price: 20, mrp: 25, hsn: '3004' }] }),
    )
    show()
    await screen.findByRole('region', { name: 'Order items' })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('article', { name: 'Bill' })).toHaveTextContent(
      'Batch and expiry are named here once the order is packed.',
    )
  })

  test.each(['delivered', 'cancelled'] as const)(
    'a bill of an order that is %s promises nothing more',
    async (orderStatus) => {
      server.use(
        order({ orderStatus, items: [{ id: 'M1', name: 'Dolo 650', quantity: 1, price: 20, mrp: 25 }] }),
      )
      show()
      await screen.findByRole('region', { name: 'Order items' })
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect(screen.getByRole('article', { name: 'Bill' })).not.toHaveTextContent('once the order is packed')
    },
  )

  test('the bill of a cancelled order says that nothing is to be paid', async () => {
    server.use(order({ orderStatus: 'cancelled' }))
    show()
    await screen.findByRole('region', { name: 'Order items' })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('article', { name: 'Bill' })).toHaveTextContent('Cancelled, nothing to pay')
  })

  test('assumes a missing MRP as 1.2 times the price, marks it, and counts it as no saving', async () => {
    server.use(order({ items: [{ id: 'M1', name: 'Dolo 650', quantity: 1, price: 20 }] }))
    show()
    const items = await screen.findByRole('region', { name: 'Order items' })
    expect(items).toHaveTextContent('MRP ₹24.00 (estimated)')
    expect(items).not.toHaveTextContent('You save')
  })

  test('adds up to the paisa (B133)', async () => {
    server.use(
      order({
        items: [
          { id: '1', name: 'A', quantity: 2, price: 55.55, mrp: 61.72 },
          { id: '2', name: 'B', quantity: 3, price: 19.99, mrp: 20 },
          { id: '3', name: 'C', quantity: 3, price: 0.1, mrp: 0.1 },
        ],
      }),
    )
    show()
    expect(await screen.findByRole('region', { name: 'Order items' })).toHaveTextContent(
      'Total, pay in cash₹171.37',
    )
  })

  test.each([
    ['delivered', 'Delivered on 27 November 2026, 03:40 pm'],
    ['cancelled', 'Cancelled on 27 November 2026, 03:40 pm'],
  ] as const)('that is %s has neither the confirmed header nor Cancel', async (status, text) => {
    server.use(
      order({ orderStatus: status, statusHistory: [{ status, timestamp: '2026-11-27T10:10:00.000Z' }] }),
    )
    show()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Order Confirmed!' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })
})

describe('the tracker (B155)', () => {
  test('follows the events, the first of each, and never goes back', async () => {
    server.use(
      order({
        orderStatus: 'on_the_way',
        statusHistory: [
          { status: 'confirmed', timestamp: '2026-11-27T10:00:00.000Z' },
          { status: 'on_the_way', timestamp: '2026-11-27T10:05:00.000Z' },
          { status: 'picked', timestamp: '2026-11-27T10:06:00.000Z' },
          { status: 'lost', timestamp: '2026-11-27T10:07:00.000Z' },
          { status: 'confirmed', timestamp: '2026-11-27T10:08:00.000Z' },
        ],
      }),
    )
    show()
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    expect(stations()).toEqual([
      'Order Confirmed done',
      'Order Picked done',
      'On the way now',
      'Delivered later',
    ])
    expect(screen.getByText('Left the store at 03:35 pm')).toBeInTheDocument()
    expect(screen.getByText('by 03:40 pm')).toBeInTheDocument()
  })

  test('goes by the status where there are no events', async () => {
    server.use(order({ orderStatus: 'processing', statusHistory: [] }))
    show()
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    expect(stations()).toEqual([
      'Order Confirmed now',
      'Order Picked later',
      'On the way later',
      'Delivered later',
    ])
  })

  test('shows confirmed, then the cut, for a cancelled order', async () => {
    server.use(
      order({
        orderStatus: 'cancelled',
        statusHistory: [
          { status: 'confirmed', timestamp: '2026-11-27T10:00:00.000Z' },
          { status: 'picked', timestamp: '2026-11-27T10:01:00.000Z' },
          { status: 'cancelled', timestamp: '2026-11-27T10:02:00.000Z' },
        ],
      }),
    )
    show()
    await screen.findByRole('heading', { name: 'Order details' })
    expect(stations()).toEqual(['Order Confirmed done', 'Cancelled cut'])
    expect(await screen.findByRole('region', { name: 'Order items' })).not.toHaveTextContent('pay in cash')
  })
})

describe('arriving from the cart', () => {
  test('says thank you once, even where effects run twice', async () => {
    const notify = { success: vi.fn(), error: vi.fn() }
    // at the root: React runs effects twice only there
    render(
      <StrictMode>
        <OrderingProvider ordering={fakeOrdering({ user: testUser(), notify })}>
          <OrderScreen orderId="o1" fromCart />
        </OrderingProvider>
      </StrictMode>,
    )
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    expect(notify.success).toHaveBeenCalledOnce()
    expect(notify.success).toHaveBeenCalledWith('Order confirmed! Thank you for your purchase.')
  })

  test('by another way says nothing', async () => {
    const { notify } = show()
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    expect(notify.success).not.toHaveBeenCalled()
  })
})

describe('when the order cannot be shown', () => {
  test('the reason stands on the page and in a toast, and Retry reads again', async () => {
    server.use(refuse(getOrder, 'not_found', { message: 'There is no such order.' }))
    const { user, notify } = show()
    const text = 'Failed to fetch order details: There is no such order.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(notify.error).toHaveBeenCalledWith(text)
    server.use(order())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeInTheDocument()
  })

  test('a reply that cannot be read is an error of loading', async () => {
    server.use(answer(getOrder, () => HttpResponse.json({ data: { nothing: true } })))
    const { notify } = show()
    expect(await screen.findByText('Error loading order details: API Error')).toBeInTheDocument()
    expect(notify.error).toHaveBeenCalledWith('Error loading order details: API Error')
  })

  test('a visitor is asked to log in, in place', () => {
    show({ user: undefined })
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument()
  })

  test('the id goes to the server exactly as it stands in the address (B127)', async () => {
    const asked: string[] = []
    server.use(
      answer(getOrder, (request) => {
        asked.push(decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? ''))
        return HttpResponse.json({ data: wireOrder({ orderId: 'rate%25x' }) })
      }),
    )
    renderOrdering(<OrderScreen orderId="rate%25x" />, { user: testUser() })
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    expect(asked).toEqual(['rate%25x'])
  })
})

describe('cancelling', () => {
  const ask = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    return screen.getByRole('alertdialog', { name: 'Cancel this order?' })
  }

  test('asks, says Processing... while it runs, and shows the order cancelled', async () => {
    let finish = () => {}
    server.use(
      answer(
        cancelOrder,
        () =>
          new Promise((resolve) => {
            finish = () => resolve(new Response(null, { status: 200 }))
          }),
      ),
    )
    const shown = show()
    const question = await ask(shown)
    expect(question).toHaveTextContent('Are you sure you want to cancel order #o1?')
    await shown.user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await within(question).findByRole('button', { name: 'Processing...' })).toBeInTheDocument()
    server.use(order({ orderStatus: 'cancelled' }))
    finish()
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(shown.notify.error).not.toHaveBeenCalled()
  })

  test('No changes nothing, and stands where focus begins', async () => {
    const shown = show()
    const question = await ask(shown)
    expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus()
    await shown.user.click(within(question).getByRole('button', { name: 'No' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Order Confirmed!' })).toBeInTheDocument()
  })

  test('a failure is said in a toast and beside the button', async () => {
    server.use(refuse(cancelOrder, 'internal', { message: 'The store did not answer.' }))
    const shown = show()
    const question = await ask(shown)
    await shown.user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The store did not answer.')
    expect(shown.notify.error).toHaveBeenCalledWith('The store did not answer.')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  })

  test('that comes too late shows how the order ended (B149)', async () => {
    const shown = show()
    const question = await ask(shown)
    server.use(
      refuse(cancelOrder, 'order_final', { message: 'This order has been delivered.' }),
      order({ orderStatus: 'delivered' }),
    )
    await shown.user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeInTheDocument()
    expect(shown.notify.error).toHaveBeenCalledWith('This order has been delivered.')
  })
})

describe('while the order is open', () => {
  const polled = () => {
    vi.useFakeTimers()
    let status: 'confirmed' | 'delivered' = 'confirmed'
    let asked = 0
    const answers = fetchFrom([
      answer(getOrder, () => {
        asked += 1
        return HttpResponse.json({ data: wireOrder({ orderStatus: status }) })
      }),
    ])
    show({ fetch: answers })
    return { asked: () => asked, deliver: () => void (status = 'delivered') }
  }
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const turn = (visibility: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  test('it is asked after until it has ended', async () => {
    const calls = polled()
    await later(0)
    expect(calls.asked()).toBe(1)
    calls.deliver()
    await later(POLL_MS)
    expect(screen.getByRole('heading', { name: 'Order details' })).toBeInTheDocument()
    await later(POLL_MS * 5)
    expect(calls.asked()).toBe(2)
  })

  test('a hidden tab asks nothing and does not catch up; coming back asks at once', async () => {
    const calls = polled()
    await later(0)
    turn('hidden')
    await later(POLL_MS * 10)
    expect(calls.asked()).toBe(1)
    turn('visible')
    await later(0)
    expect(calls.asked()).toBe(2)
  })

  test('a failure meanwhile leaves the order on the screen and says nothing', async () => {
    const { notify } = show()
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    server.use(refuse(getOrder, 'unavailable'))
    turn('hidden')
    turn('visible')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order Confirmed!' })).toBeInTheDocument())
    expect(notify.error).not.toHaveBeenCalled()
  })
})
