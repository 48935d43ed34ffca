import { cancelOrder, getOrderHistory } from '@dawadoot/api/contract/orders'
import { wireSummary } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signOut } from '../session/session-store.ts'
import { apiServer } from '../testing/api-server.ts'
import { TEST_NOW, testUser } from '../testing/fake-ordering.ts'
import { fetchFrom } from '../testing/in-story.tsx'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { openOrder } from './open-order.ts'
import { PastOrders } from './past-orders.tsx'

const open = wireSummary({ id: 'o1', status: 'on_the_way' })
const delivered = wireSummary({
  id: 'o2',
  status: 'delivered',
  deliveredDate: '2026-11-12T13:48:00.000Z',
  addressId: 'a9',
})
const orders = (...list: ReturnType<typeof wireSummary>[]) =>
  reply(getOrderHistory, { data: { orders: list } })

const server = apiServer(orders(open, delivered))
afterEach(() => void vi.useRealTimers())

const show = (options: Parameters<typeof renderOrdering>[1] = {}) =>
  renderOrdering(<PastOrders />, { user: testUser(), ...options })
const row = (id: string) => screen.findByRole('article', { name: `Order ${id}` })

describe('a row', () => {
  test('shows id, name, place, time, items, total and status', async () => {
    show()
    const shown = await row('o1')
    expect(shown).toHaveTextContent('#o1')
    expect(shown).toHaveTextContent('Asha Rao, 4B, 12 Janpath, Connaught Place')
    expect(shown).toHaveTextContent('27 November 2026, 03:30 pm')
    expect(shown).toHaveTextContent('Crocin 650 Tablet x 2')
    expect(shown).toHaveTextContent('₹60.30')
    expect(within(shown).getByText('On the way')).toBeInTheDocument()
  })

  test('of an open order offers TRACK ORDER and CANCEL', async () => {
    const { user, navigate } = show()
    const shown = await row('o1')
    expect(
      within(shown)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['TRACK ORDER', 'CANCEL'])
    await user.click(within(shown).getByRole('button', { name: 'TRACK ORDER' }))
    expect(navigate.order).toHaveBeenCalledWith('o1')
  })

  test('of a final order offers VIEW DETAILS and REORDER, which opens its prescription and address', async () => {
    const { user, navigate } = show()
    const shown = await row('o2')
    expect(within(shown).getByText('Delivered on 12 November 2026, 07:18 pm')).toBeInTheDocument()
    expect(within(shown).queryByRole('timer')).not.toBeInTheDocument()
    await user.click(within(shown).getByRole('button', { name: 'VIEW DETAILS' }))
    expect(navigate.order).toHaveBeenCalledWith('o2')
    await user.click(within(shown).getByRole('button', { name: 'REORDER' }))
    expect(navigate.result).toHaveBeenCalledWith({ prescriptionId: 'p1', addressId: 'a9' })
  })

  test.each([
    ['pending', 'Pending'],
    ['confirmed', 'Confirmed'],
    ['preparing', 'Preparing your order'],
    ['packing', 'Packing'],
    ['picked', 'Picked up'],
    ['picked_up', 'Picked up'],
    ['on_the_way', 'On the way'],
  ] as const)('with status %s reads "%s"', async (status, text) => {
    server.use(orders({ ...open, status }))
    show()
    expect(within(await row('o1')).getByText(text)).toBeInTheDocument()
  })

  test('without a date of its end says Unknown date', async () => {
    server.use(orders({ ...delivered, deliveredDate: null }))
    show()
    expect(within(await row('o2')).getByText('Delivered on Unknown date')).toBeInTheDocument()
  })
})

describe('the timer (B157)', () => {
  const orderedBefore = (ms: number, at?: string | null) => {
    vi.useFakeTimers()
    const order_dateTime = at === undefined ? new Date(TEST_NOW - ms).toISOString() : at
    let passed = 0
    show({
      deviceNow: () => TEST_NOW + passed,
      fetch: fetchFrom([
        answer(getOrderHistory, () => HttpResponse.json({ data: { orders: [{ ...open, order_dateTime }] } })),
      ]),
    })
    return async (time: number) => {
      passed += time
      await act(() => vi.advanceTimersByTimeAsync(time))
    }
  }
  const said = () => screen.getByRole('timer').getAttribute('aria-label')
  const min = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000

  test.each([
    [min(7, 59), '07:59, On time'],
    [min(8), '08:00, Almost due'],
    [min(9, 59), '09:59, Almost due'],
    [min(10), '10:00, Late'],
    [min(75), '1h 15m, Late'],
  ])('after %i ms reads "%s"', async (elapsed, text) => {
    const pass = orderedBefore(elapsed)
    await pass(0)
    expect(said()).toBe(`Time since order: ${text}`)
  })

  test('counts every second', async () => {
    const pass = orderedBefore(min(7, 58))
    await pass(0)
    await pass(1000)
    expect(said()).toBe('Time since order: 07:59, On time')
    await pass(1000)
    expect(said()).toBe('Time since order: 08:00, Almost due')
  })

  test('is never negative: an order of the future stands at zero', async () => {
    const pass = orderedBefore(-min(10))
    await pass(0)
    expect(said()).toBe('Time since order: 00:00, On time')
  })

  test('reads a time without a zone as UTC, and shows no timer for none', async () => {
    const pass = orderedBefore(0, '2026-11-27T10:00:00')
    await pass(0)
    expect(said()).toBe('Time since order: 04:00, On time')
  })

  test('goes by the server’s clock where the device’s is wrong', async () => {
    vi.useFakeTimers()
    show({
      deviceNow: () => TEST_NOW - min(600),
      fetch: fetchFrom([
        answer(getOrderHistory, () =>
          HttpResponse.json(
            { data: { orders: [{ ...open, order_dateTime: new Date(TEST_NOW - min(9)).toISOString() }] } },
            { headers: { date: new Date(TEST_NOW).toUTCString() } },
          ),
        ),
      ]),
    })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(said()).toBe('Time since order: 09:00, Almost due')
  })

  test('is not there for an order without a time', async () => {
    const pass = orderedBefore(0, null)
    await pass(0)
    expect(screen.getByText('Unknown date')).toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })
})

describe('cancelling in the list', () => {
  const cancel = async ({ user }: ReturnType<typeof show>) => {
    await user.click(within(await row('o1')).getByRole('button', { name: 'CANCEL' }))
    const question = screen.getByRole('alertdialog', { name: 'Cancel this order?' })
    expect(question).toHaveTextContent('Are you sure you want to cancel order #o1?')
    await user.click(within(question).getByRole('button', { name: 'Yes' }))
  }

  test.each([
    ['with its time', { data: { cancelledAt: '2026-11-27T10:03:00.000Z' } }, '03:33 pm'],
    ['without one, as now', {}, '03:34 pm'],
  ])('marks the entry %s (B153)', async (_, body, time) => {
    server.use(
      answer(cancelOrder, () => HttpResponse.json(body)),
      // the history is asked again and does not come
    )
    const shown = show()
    await row('o1')
    server.use(answer(getOrderHistory, () => HttpResponse.error()))
    await cancel(shown)
    expect(await screen.findByText(`Cancelled on 27 November 2026, ${time}`)).toBeInTheDocument()
    expect(shown.notify.error).not.toHaveBeenCalled()
    expect(within(await row('o1')).getByRole('button', { name: 'REORDER' })).toBeInTheDocument()
  })

  test('a failure without words says Failed to cancel order, in its own row', async () => {
    server.use(refuse(cancelOrder, 'internal', { message: '' }))
    const shown = show()
    await cancel(shown)
    expect(await within(await row('o1')).findByRole('alert')).toHaveTextContent('Failed to cancel order')
    expect(within(await row('o2')).queryByRole('alert')).not.toBeInTheDocument()
    expect(shown.notify.error).toHaveBeenCalledWith('Failed to cancel order')
  })
})

describe('the list', () => {
  test('says so when there are no orders yet', async () => {
    server.use(orders())
    const { user, navigate } = show()
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Upload Prescription' }))
    expect(navigate.upload).toHaveBeenCalledOnce()
  })

  test('says why it could not be loaded, and Retry loads it; a proxy’s page is no crash (B095)', async () => {
    server.use(
      answer(
        getOrderHistory,
        () =>
          new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      ),
    )
    const { user } = show()
    expect(await screen.findByText('We could not load your orders')).toBeInTheDocument()
    expect(screen.getByText('Something went wrong')).toBeInTheDocument()
    server.use(orders(open))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await row('o1')).toBeInTheDocument()
  })

  test('knows the open order for the card in the header', async () => {
    const { ordering } = show()
    await row('o1')
    expect(openOrder(ordering.orders.getState())?.id).toBe('o1')
  })

  test('goes with the person it belongs to', async () => {
    const { ordering } = show()
    await row('o1')
    act(() => signOut(ordering.session))
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})
