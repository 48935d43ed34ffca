import { endpoints } from '@dawadoot/api/contract/endpoints'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderEvents, orderLines, orders } from '../db/tables/orders.ts'
import { medicines } from '../db/tables/shop.ts'
import { AUGMENTIN_625, DOLO_650, INSPIRAL_5, PAN_40, PANTOCID_40 } from '../testing/known-medicines.ts'
import { type Buyer, buyer, inStock, placedOrder, putInStock } from '../testing/order-desk.ts'
import { storedAddress, storedPrescription } from '../testing/stored.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let asha: Buyer
beforeEach(async () => {
  world = await openWorld()
  for (const id of [DOLO_650, PAN_40, PANTOCID_40, AUGMENTIN_625]) await putInStock(world, id, 20)
  asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
})

const allOrders = () => world.database.db.select().from(orders)
const linesOf = (orderId: string) =>
  world.database.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.n))

test('an order takes its packs off the shelf, starts confirmed and stores what was promised', async () => {
  const orderId = await placedOrder(asha, [
    [DOLO_650, 2],
    [PAN_40, 1],
  ])
  expect(await inStock(world, DOLO_650)).toBe(18)
  expect(await inStock(world, PAN_40)).toBe(19)
  expect(await linesOf(orderId)).toMatchObject([
    { medicineId: DOLO_650, quantity: 2, mrp: 3360, price: 2789, addedByCustomer: false },
    { medicineId: PAN_40, quantity: 1, mrp: 17100, price: 15219, addedByCustomer: false },
  ])
  const events = await world.database.db.select().from(orderEvents)
  expect(events).toMatchObject([{ orderId, n: 0, status: 'confirmed', by: 'customer' }])
})

test('the order page shows the same lines and the same total as the order stored', async () => {
  const orderId = await placedOrder(asha, [
    [DOLO_650, 3],
    [PAN_40, 2],
  ])
  const details = await replyOf(endpoints.getOrder, await asha.call('GET', `/orders/${orderId}`))
  const history = await replyOf(endpoints.getOrderHistory, await asha.call('GET', '/orders/history'))
  const [stored] = await allOrders()
  const shown = details.data.items.reduce(
    (sum: number, item: { price: number; quantity: number }) =>
      sum + Math.round(item.price * 100) * item.quantity,
    0,
  )
  expect(shown).toBe(stored?.total)
  expect(history.data.orders).toMatchObject([
    { id: orderId, total: shown / 100, items: 'Dolo 650 Tablet x 3, Pan 40 Tablet x 2', status: 'confirmed' },
  ])
  expect(details.data).toMatchObject({
    orderId,
    paymentMethod: 'cod',
    deliveryAddress: {
      name: 'Asha Rao',
      address: '4B, 12 Janpath',
      city: 'New Delhi',
      pincode: '110001',
      phone: '9000000001',
    },
    statusHistory: [{ status: 'confirmed', timestamp: '2026-11-27T06:30:00.000Z' }],
    estimatedDelivery: '2026-11-27T06:40:00.000Z',
  })
})

test('prices that have changed since the cart was shown are sent back, and nothing is ordered', async () => {
  const body = await asha.bodyFor([[DOLO_650, 2]])
  await world.database.db.transaction(async (tx) => {
    await tx.update(medicines).set({ mrp: 4000 }).where(eq(medicines.id, DOLO_650))
  })
  try {
    const reply = await asha.post(body)
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({
      code: 'price_changed',
      message: 'Prices changed. Check and confirm again.',
      lines: [{ id: DOLO_650, pricing: { mrp: 40, sellingPrice: 33.2, discountPercent: 17 } }],
    })
    expect(await allOrders()).toEqual([])
    expect(await inStock(world, DOLO_650)).toBe(20)
  } finally {
    await world.database.db.update(medicines).set({ mrp: 3360 }).where(eq(medicines.id, DOLO_650))
  }
})

type Body = Awaited<ReturnType<Buyer['bodyFor']>>
const withLine = (body: Body, change: Record<string, unknown>): Body => ({
  ...body,
  medicines: body.medicines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
})
const withTotals = (body: Body, change: Record<string, number>): Body => ({
  ...body,
  totals: { ...body.totals, ...change },
})
const pricing = (sellingPrice: number) => ({ pricing: { mrp: 33.6, sellingPrice, discountPercent: 17 } })

test.each<[string, (body: Body) => unknown, number, string]>([
  ['a selling price of one paisa', (body) => withLine(body, pricing(0.01)), 409, 'price_changed'],
  ['a selling price beyond all money', (body) => withLine(body, pricing(1e300)), 409, 'price_changed'],
  ['a total of one rupee', (body) => withTotals(body, { total: 1 }), 409, 'price_changed'],
  ['a discount of 10^9', (body) => withTotals(body, { discount: 1e9 }), 409, 'price_changed'],
  ['an item count of -1', (body) => withTotals(body, { itemCount: -1 }), 422, 'input_invalid'],
  ['a quantity of 0', (body) => withLine(body, { qty: 0 }), 422, 'input_invalid'],
  ['a quantity of -1', (body) => withLine(body, { qty: -1 }), 422, 'input_invalid'],
  ['a quantity of 1.5', (body) => withLine(body, { qty: 1.5 }), 422, 'input_invalid'],
  ['a quantity of 11', (body) => withLine(body, { qty: 11 }), 422, 'input_invalid'],
  ['a quantity of 10^9', (body) => withLine(body, { qty: 1e9 }), 422, 'input_invalid'],
  ['a quantity in quotes', (body) => withLine(body, { qty: '2' }), 422, 'input_invalid'],
  ['no quantity', (body) => withLine(body, { qty: null }), 422, 'input_invalid'],
  [
    'an unknown medicine',
    (body) => withLine(body, { id: 'M99999', matched_medicineId: 'M99999' }),
    422,
    'input_invalid',
  ],
  [
    'two different ids on one line',
    (body) => withLine(body, { matched_medicineId: PAN_40 }),
    422,
    'input_invalid',
  ],
  ['another warehouse', (body) => ({ ...body, warehouseId: 'WH-BLR-01' }), 422, 'no_warehouse'],
  ['a warehouse that does not exist', (body) => ({ ...body, warehouseId: 'WH-0' }), 422, 'no_warehouse'],
  ['payment by UPI', (body) => ({ ...body, paymentMode: 'upi' }), 422, 'input_invalid'],
  ['no medicines', (body) => ({ ...body, medicines: [] }), 422, 'input_invalid'],
])('%s places no order', async (_, tamper, status, code) => {
  const reply = await asha.post(tamper(await asha.bodyFor([[DOLO_650, 2]])))
  expect(await reply.json()).toMatchObject({ code })
  expect(reply.status).toBe(status)
  expect(await allOrders()).toEqual([])
  expect(await inStock(world, DOLO_650)).toBe(20)
})

test('a medicine on two lines is one line of the order with both quantities', async () => {
  const orderId = await placedOrder(asha, [
    [DOLO_650, 2],
    [DOLO_650, 3],
  ])
  expect(await linesOf(orderId)).toMatchObject([{ medicineId: DOLO_650, quantity: 5 }])
  expect(await inStock(world, DOLO_650)).toBe(15)
})

test('a medicine on two lines that come to more than ten is refused', async () => {
  const reply = await asha.post(
    await asha.bodyFor([
      [DOLO_650, 6],
      [DOLO_650, 5],
    ]),
  )
  expect(await reply.json()).toMatchObject({ code: 'input_invalid' })
})

test('what has gone out of stock is named, and the rest of the cart is left untouched', async () => {
  const body = await asha.bodyFor([
    [DOLO_650, 1],
    [PAN_40, 1],
  ])
  await putInStock(world, PAN_40, 0)
  const reply = await asha.post(body)
  expect(reply.status).toBe(409)
  expect(await reply.json()).toMatchObject({
    code: 'out_of_stock',
    lines: [
      { id: DOLO_650, availability: { inStock: true } },
      { id: PAN_40, availability: { inStock: false } },
    ],
  })
  expect(await inStock(world, DOLO_650)).toBe(20)
})

test('a customer who wants more than is left is told how many there are', async () => {
  const body = await asha.bodyFor([[PAN_40, 5]])
  await putInStock(world, PAN_40, 2)
  expect(await (await asha.post(body)).json()).toMatchObject({
    code: 'out_of_stock',
    message: 'Only 2 of Pan 40 Tablet are left. Choose fewer and confirm again.',
  })
})

test('a schedule X medicine is refused in clear words', async () => {
  await putInStock(world, INSPIRAL_5, 5)
  const reply = await asha.post(await asha.bodyFor([[INSPIRAL_5, 1]]))
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({
    code: 'medicine_not_sold',
    message: 'We cannot sell this medicine online. Take it out of the cart: Inspiral 5 Tablet.',
  })
})

test('the pharmacist sees which line was added, and which stands for another brand', async () => {
  const body = await asha.bodyFor([
    [DOLO_650, 1],
    [PANTOCID_40, 1],
    [AUGMENTIN_625, 1],
  ])
  const replaced = body.medicines.map((line) =>
    line.id === PANTOCID_40
      ? { ...line, _altChosen: true, _isAlternative: true, selectedRefId: PAN_40 }
      : line,
  )
  const { orderId } = await replyOf(endpoints.createOrder, await asha.post({ ...body, medicines: replaced }))
  expect(await linesOf(orderId)).toMatchObject([
    { medicineId: DOLO_650, addedByCustomer: false, inPlaceOf: null },
    { medicineId: PANTOCID_40, addedByCustomer: false, inPlaceOf: PAN_40 },
    { medicineId: AUGMENTIN_625, addedByCustomer: true, inPlaceOf: null },
  ])
})

test('a replacement with other salts is no replacement: it counts as added', async () => {
  const body = await asha.bodyFor([[AUGMENTIN_625, 1]])
  const medicine = { ...body.medicines[0], _altChosen: true, selectedRefId: PAN_40 }
  const { orderId } = await replyOf(
    endpoints.createOrder,
    await asha.post({ ...body, medicines: [medicine] }),
  )
  expect(await linesOf(orderId)).toMatchObject([{ addedByCustomer: true, inPlaceOf: null }])
})

test('somebody else’s address or prescription is not found', async () => {
  const other = await buyer(world, '9000000002', [DOLO_650])
  for (const over of [{ address: { _id: other.addressId } }, { prescriptionId: other.prescriptionId }]) {
    const reply = await asha.post(await asha.bodyFor([[DOLO_650, 1]], over))
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'not_found' })
  }
  expect(await allOrders()).toEqual([])
})

test('an address that no warehouse reaches gets the specified words', async () => {
  const far = await storedAddress(world, asha, { latitude: 26.9124, longitude: 75.7873, pincode: '302001' })
  const reply = await asha.post(await asha.bodyFor([[DOLO_650, 1]], { address: { id: far } }))
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({
    code: 'no_warehouse',
    message: 'No nearby warehouse within 5 Km, try at different location',
  })
})

test('a second open order for the same prescription asks first, and is placed when wanted', async () => {
  const first = await placedOrder(asha, [[DOLO_650, 1]])
  const body = await asha.bodyFor([[PAN_40, 1]])
  const asked = await asha.post(body, 'second-order-key')
  expect(asked.status).toBe(409)
  expect(await asked.json()).toMatchObject({ code: 'order_open_for_prescription', orderId: first })
  const wanted = await asha.post({ ...body, alsoOpen: true }, 'second-order-key')
  expect(wanted.status).toBe(201)
  expect(await allOrders()).toHaveLength(2)
})

test('after the first order is cancelled another one needs no question', async () => {
  const first = await placedOrder(asha, [[DOLO_650, 1]])
  await asha.call('POST', `/orders/${first}/cancel`)
  await expect(placedOrder(asha, [[DOLO_650, 1]])).resolves.toMatch(/^DD/)
})

test('medicines may be ordered for a prescription that could not be read', async () => {
  const prescriptionId = await storedPrescription(world, asha, [], {
    status: 'failed',
    failure: 'unreadable',
  })
  const reply = await asha.post(await asha.bodyFor([[DOLO_650, 1]], { prescriptionId }))
  const { orderId } = await replyOf(endpoints.createOrder, reply)
  expect(await linesOf(orderId)).toMatchObject([{ addedByCustomer: true }])
})
