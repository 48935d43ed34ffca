import { searchMedicines } from '@dawadoot/api/contract/medicines'
import { CreateOrder, createOrder } from '@dawadoot/api/contract/orders'
import { getResult } from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberReading } from '../cart/reading-memory.ts'
import { ResultScreen } from '../cart/result-screen.tsx'
import { signIn } from '../session/session-store.ts'
import { STORED } from '../storage/browser-storage.ts'
import { fitting } from '../storage/fitting.ts'
import { apiServer } from '../testing/api-server.ts'
import { testStorage, testUser } from '../testing/fake-ordering.ts'
import { leavePage } from '../testing/leave-page.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import {
  clearResult,
  metformin,
  paracetamol,
  readPrescription,
  SAMPLE_LINK,
  telmisartan,
} from '../testing/sample-prescription.ts'

const ward = wireAddress({ _id: 'a2', name: 'City Hospital', deliveryType: 'hospital', isDefault: false })
const twoAddresses = reply(getProfile, { data: { user: wireProfile({ addresses: [wireAddress(), ward] }) } })

const server = apiServer(twoAddresses, ...readPrescription(clearResult()))

type Sent = { key: string | null; order: v.InferOutput<typeof CreateOrder> }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
})

/** Takes orders as the server would, and notes what came. */
const takeOrders = (make: (nth: number) => Response | Promise<Response> = () => placed('o1')) =>
  answer(createOrder, async (request) => {
    sent.push({
      key: request.headers.get('idempotency-key'),
      order: v.parse(CreateOrder, await request.json()),
    })
    return make(sent.length)
  })
const placed = (orderId: string) => HttpResponse.json({ orderId }, { status: 201 })
const lost = () => HttpResponse.error()

const openDrawer = async (
  options: Parameters<typeof renderOrdering>[1] = {},
  onPlaced?: (id: string) => void,
) => {
  const shown = renderOrdering(<ResultScreen link={SAMPLE_LINK} {...(onPlaced ? { onPlaced } : {})} />, {
    user: testUser(),
    before: ({ storage }) => rememberReading(storage, SAMPLE_LINK.prescriptionId),
    ...options,
  })
  const bill = await screen.findByRole('region', { name: 'Payment summary' })
  await shown.user.click(within(bill).getByRole('button', { name: 'Payment method' }))
  const drawer = await screen.findByRole('dialog', { name: 'Confirm order' })
  await within(drawer).findByText('12 Janpath, Connaught Place', { exact: false })
  return { ...shown, drawer }
}
const place = () => screen.getByRole('button', { name: 'Place order' })

describe('the drawer', () => {
  test('shows where it goes, how it is paid and what it comes to', async () => {
    const { drawer } = await openDrawer()
    expect(within(drawer).getByRole('radio', { name: 'Home' })).toBeChecked()
    expect(within(drawer).getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked()
    expect(within(drawer).getByRole('radio', { name: 'UPI' })).toBeDisabled()
    expect(within(drawer).getByText('Coming soon')).toBeInTheDocument()
    expect(drawer).toHaveTextContent('Total₹76.00')
    expect(drawer).toHaveTextContent('2 items, delivery fee ₹0.00')
    expect(drawer).toHaveTextContent('You save ₹88.00')
  })
})

describe('placing the order', () => {
  test('sends the cart once and goes to the confirmation, in the cart’s place', async () => {
    server.use(takeOrders())
    const { user, navigate } = await openDrawer()
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalledWith('o1', { fromCart: true }))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.order).toMatchObject({
      paymentMode: 'cod',
      prescriptionId: 'p1',
      warehouseId: 'WH-DEL-01',
      customerName: 'Asha Rao',
      address: { _id: 'a1' },
      totals: { subtotal: 164, total: 76, itemCount: 2, discount: 88 },
      medicines: [
        { matched_medicineId: 'M-MET', qty: 1, _altChosen: false },
        { matched_medicineId: 'M-TEL', qty: 1, _altChosen: false },
      ],
    })
  })

  test('a hundred clicks make one order (B141)', async () => {
    let finish = () => {}
    server.use(takeOrders(() => new Promise((resolve) => (finish = () => resolve(placed('o1'))))))
    const { user, navigate } = await openDrawer()
    const button = place()
    // the first two before React has drawn anything
    act(() => {
      button.click()
      button.click()
    })
    act(() => {
      for (let click = 0; click < 97; click++) button.click()
    })
    await user.click(button)
    expect(button).toHaveTextContent('Placing order...')
    await waitFor(() => expect(sent).toHaveLength(1))
    finish()
    await waitFor(() => expect(navigate.order).toHaveBeenCalledOnce())
    button.click()
    expect(sent).toHaveLength(1)
  })

  test('a lost answer is asked again under the same key, and ends at the same order (B143)', async () => {
    server.use(takeOrders((nth) => (nth === 1 ? lost() : placed('o1'))))
    const { user, navigate, notify, drawer } = await openDrawer()
    await user.click(place())
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Network Error: Please check your connection',
    )
    expect(notify.error).toHaveBeenCalledWith('Failed to place order. Please try again.')
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalledWith('o1', { fromCart: true }))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('a reload between the two keeps the key; a changed cart gets another', async () => {
    const storage = testStorage()
    server.use(takeOrders(lost))
    const first = await openDrawer({ storage })
    await first.user.click(place())
    await within(first.drawer).findByRole('alert')
    leavePage(first.view)

    const again = { storage, user: undefined, before: undefined, newId: () => 'another' }
    const second = await openDrawer(again)
    await second.user.click(place())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await within(second.drawer).findByRole('alert')
    await second.user.click(within(second.drawer).getByRole('button', { name: 'Close' }))
    await second.user.click(screen.getAllByRole('button', { name: 'One more' })[0] ?? document.body)
    leavePage(second.view)

    const third = await openDrawer(again)
    await third.user.click(place())
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).toBe('another')
  })

  test('a placed order leaves neither key nor cart behind', async () => {
    server.use(takeOrders())
    const { user, navigate, ordering } = await openDrawer()
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalled())
    const stored = { ...ordering.storage }
    expect(stored.session.read(STORED.checkout, fitting(v.unknown()))).toBeUndefined()
    expect(stored.local.read(STORED.medicinesData, fitting(v.record(v.string(), v.unknown())))).toEqual({})
  })

  test('on the kiosk it calls back and goes nowhere; only this session’s address is there', async () => {
    server.use(takeOrders())
    const onPlaced = vi.fn()
    const { user, navigate, drawer } = await openDrawer({ surface: 'kiosk' }, onPlaced)
    expect(within(drawer).queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument()
    expect(within(drawer).queryByRole('button', { name: 'Add Address' })).not.toBeInTheDocument()
    expect(within(drawer).queryByText('City Hospital')).not.toBeInTheDocument()
    await user.click(place())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('o1'))
    expect(navigate.order).not.toHaveBeenCalled()
  })

  test('an address that is gone has to be chosen first', async () => {
    server.use(takeOrders(), reply(getProfile, { data: { user: wireProfile({ addresses: [ward] }) } }))
    const shown = renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
      user: testUser(),
      before: ({ storage }) => rememberReading(storage, SAMPLE_LINK.prescriptionId),
    })
    const bill = await screen.findByRole('region', { name: 'Payment summary' })
    await shown.user.click(within(bill).getByRole('button', { name: 'Payment method' }))
    await screen.findByText('Please select a delivery address')
    await shown.user.click(place())
    expect(shown.notify.error).toHaveBeenCalledWith('Please select a delivery address')
    expect(sent).toHaveLength(0)
  })

  test('a failure without words falls back to the specified ones', async () => {
    server.use(http.post('*/api/orders/create-order', () => HttpResponse.json({})))
    const { user, notify, drawer } = await openDrawer()
    await user.click(place())
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Failed to create order')
    expect(notify.error).toHaveBeenCalledWith('Failed to place order. Please try again.')
  })
})

describe('when the shop has changed meanwhile', () => {
  test('new prices are shown and have to be confirmed; the second order has its own key', async () => {
    server.use(
      refuse(createOrder, 'price_changed', {
        message: 'Prices changed. Check and confirm again.',
        lines: [
          {
            id: 'M-MET',
            pricing: { mrp: 52, sellingPrice: 40, discountPercent: 23 },
            availability: { inStock: true },
          },
        ],
      }),
    )
    const { user, notify, drawer, navigate } = await openDrawer()
    await user.click(place())
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Prices changed. Check and confirm again.',
    )
    expect(notify.error).toHaveBeenCalledWith('Prices changed. Check and confirm again.')
    expect(drawer).toHaveTextContent('Metformin SR 500 mg: ₹31.20 is now ₹40.00')
    expect(drawer).toHaveTextContent('Total₹84.80')
    expect(navigate.order).not.toHaveBeenCalled()
    server.use(takeOrders())
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalledWith('o1', { fromCart: true }))
    expect(sent[0]?.key).toBe('id-2')
    expect(sent[0]?.order.totals.total).toBe(84.8)
  })

  test('what went out of stock leads back to the cart, where it blocks', async () => {
    server.use(
      refuse(createOrder, 'out_of_stock', {
        lines: [
          {
            id: 'M-TEL',
            pricing: { mrp: 112, sellingPrice: 44.8, discountPercent: 60 },
            availability: { inStock: false },
          },
        ],
      }),
    )
    const { user, drawer } = await openDrawer()
    await user.click(place())
    expect(await within(drawer).findByText('Telmisartan 40 mg is out of stock')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument()
    await user.click(within(drawer).getByRole('button', { name: 'Back to the cart' }))
    const bill = screen.getByRole('region', { name: 'Payment summary' })
    expect(within(bill).getByRole('button', { name: 'Proceed' })).toBeInTheDocument()
    expect(screen.getByText('Telmisartan 40 mg is out of stock')).toBeInTheDocument()
  })

  test('a medicine that may not be sold says so', async () => {
    server.use(
      refuse(createOrder, 'medicine_not_sold', { message: 'We cannot sell Methylphenidate online.' }),
    )
    const { user, notify, drawer } = await openDrawer()
    await user.click(place())
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'We cannot sell Methylphenidate online.',
    )
    expect(notify.error).toHaveBeenCalledWith('We cannot sell this medicine online.')
  })

  test('another open order for the prescription asks first, and only a yes orders again', async () => {
    server.use(refuse(createOrder, 'order_open_for_prescription', { orderId: 'o0' }))
    const { user, navigate } = await openDrawer()
    await user.click(place())
    const question = await screen.findByRole('alertdialog', { name: 'You have an open order' })
    expect(question).toHaveTextContent('Order #o0 for this prescription is not delivered yet.')
    await user.click(within(question).getByRole('button', { name: 'No' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(navigate.order).not.toHaveBeenCalled()
    await user.click(place())
    server.use(takeOrders())
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Order again' }),
    )
    await waitFor(() => expect(navigate.order).toHaveBeenCalledWith('o1', { fromCart: true }))
    expect(sent[0]?.order.alsoOpen).toBe(true)
  })

  test('a yes to a second order holds over a lost answer: the same key goes out again', async () => {
    server.use(refuse(createOrder, 'order_open_for_prescription', { orderId: 'o0' }))
    const { user, drawer, navigate } = await openDrawer()
    await user.click(place())
    const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Order again' })
    server.use(takeOrders((nth) => (nth === 1 ? lost() : placed('o1'))))
    await user.click(yes)
    await within(drawer).findByText('Network Error: Please check your connection')
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalledWith('o1', { fromCart: true }))
    expect(sent.map(({ order }) => order.alsoOpen)).toEqual([true, true])
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('a session that has ended keeps the draft, and the same cart goes out under the same key', async () => {
    server.use(
      answer(createOrder, (request) => {
        sent.push({ key: request.headers.get('idempotency-key'), order: Object.create(null) })
        return HttpResponse.json({ message: 'Log in' }, { status: 401 })
      }),
    )
    const { user, drawer, ordering, navigate, notify } = await openDrawer()
    await user.click(place())
    await within(drawer).findByText('Log in')
    expect(notify.error).not.toHaveBeenCalledWith('Prices changed. Check and confirm again.')
    act(() => signIn(ordering.session, 'token-2', testUser()))
    server.use(takeOrders())
    await within(drawer).findByRole('radio', { name: 'Home' })
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalled())
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

describe('another address', () => {
  const choose = async (name: string, { user, drawer }: Awaited<ReturnType<typeof openDrawer>>) => {
    await user.click(within(drawer).getByRole('button', { name: 'Change address' }))
    await user.click(within(drawer).getByRole('button', { name: '1 more saved address(es)' }))
    await user.click(within(drawer).getByRole('radio', { name }))
    await user.click(within(drawer).getByRole('button', { name: 'Confirm address' }))
  }

  test('can be a new one, a press away from the drawer', async () => {
    const { user, drawer } = await openDrawer()
    await user.click(within(drawer).getByRole('button', { name: 'Add Address' }))
    expect(await screen.findByRole('dialog', { name: 'Add new address' })).toBe(drawer)
    expect(within(drawer).getByRole('tab', { name: 'Home Delivery' })).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Change address' })).toBe(drawer)
    expect(within(drawer).getByRole('button', { name: 'Confirm address' })).toBeEnabled()
  })

  test('reads the result for it and shows what changed before the order can be placed', async () => {
    const shown = await openDrawer()
    server.use(
      takeOrders(),
      http.get('*/api/prescriptions/p1/results/a2', () =>
        HttpResponse.json(
          clearResult({
            warehouseId: 'WH-DEL-02',
            extractedMedicines: {
              medicine: [
                { ...metformin, pricing: { mrp: 52, sellingPrice: 36, discountPercent: 31 } },
                telmisartan,
              ],
            },
          }),
        ),
      ),
    )
    await choose('City Hospital', shown)
    const { drawer, user, navigate } = shown
    expect(await within(drawer).findByText('Metformin SR 500 mg: ₹31.20 is now ₹36.00')).toBeInTheDocument()
    expect(within(drawer).getByRole('radio', { name: 'City Hospital' })).toBeChecked()
    expect(drawer).toHaveTextContent('Total₹80.80')
    await user.click(place())
    await waitFor(() => expect(navigate.order).toHaveBeenCalled())
    expect(sent[0]?.order).toMatchObject({ address: { _id: 'a2' }, warehouseId: 'WH-DEL-02' })
  })

  test('that no warehouse reaches is said, and the order stays with the old one', async () => {
    const shown = await openDrawer()
    server.use(
      refuse(getResult, 'no_warehouse', {
        message: 'No nearby warehouse within 5 Km, try at different location',
      }),
    )
    await choose('City Hospital', shown)
    expect(await within(shown.drawer).findByRole('alert')).toHaveTextContent(
      'No nearby warehouse within 5 Km, try at different location',
    )
    expect(within(shown.drawer).getByRole('radio', { name: 'Home' })).toBeChecked()
    expect(place()).toBeEnabled()
  })

  test('stays chosen across a reload', async () => {
    const storage = testStorage()
    const shown = await openDrawer({ storage })
    await choose('City Hospital', shown)
    await within(shown.drawer).findByText('Prices and stock are those for this address.')
    expect(storage.local.read(STORED.selectedAddress, fitting(v.object({ id: v.string() })))).toEqual({
      id: 'a2',
    })
    leavePage(shown.view)
    const asked: string[] = []
    server.use(
      answer(getResult, (request) => {
        asked.push(new URL(request.url).pathname)
        return HttpResponse.json(clearResult())
      }),
    )
    renderOrdering(<ResultScreen link={SAMPLE_LINK} />, { storage })
    await screen.findByRole('heading', { name: 'Check your medicines' })
    expect(asked).toEqual(['/api/prescriptions/p1/results/a2'])
  })

  test('asks again for medicines that were searched for; one that its warehouse has not blocks', async () => {
    const shown = await (async () => {
      server.use(reply(searchMedicines, [paracetamol]))
      const screenShown = renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
        user: testUser(),
        before: ({ storage }) => rememberReading(storage, SAMPLE_LINK.prescriptionId),
      })
      const search = await screen.findByRole('combobox', { name: 'Add a medicine' })
      await screenShown.user.type(search, 'crocin')
      await screenShown.user.click(await screen.findByRole('option', { name: /Crocin/ }))
      const bill = screen.getByRole('region', { name: 'Payment summary' })
      await screenShown.user.click(within(bill).getByRole('button', { name: 'Payment method' }))
      const drawer = await screen.findByRole('dialog', { name: 'Confirm order' })
      await within(drawer).findByRole('button', { name: 'Change address' })
      return { ...screenShown, drawer }
    })()
    server.use(reply(getResult, clearResult({ warehouseId: 'WH-DEL-02' })), reply(searchMedicines, []))
    await choose('City Hospital', shown)
    expect(await within(shown.drawer).findByText('Crocin 650 Tablet is out of stock')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument()
  })
})
