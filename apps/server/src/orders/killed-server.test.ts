import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import type { WireMedicine } from '@dawadoot/api/contract/medicines'
import { expect, test } from 'vitest'
import { demoStock } from '../data/stock-rule.ts'
import { openDatabase } from '../db/open-database.ts'
import { orderLines } from '../db/tables/orders.ts'
import { stock } from '../db/tables/shop.ts'
import { WAREHOUSE } from '../testing/order-desk.ts'
import { json, signInOverTheWire } from '../testing/over-the-wire.ts'
import { pngPaper } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { startServer } from '../testing/server-process.ts'
import { and, eq } from 'drizzle-orm'

/** The journey up to the cart, over the wire. */
const signInAndUpload = async (api: string) => {
  const { upload, ...person } = await signInOverTheWire(api)
  return { ...person, prescriptionId: await upload(await pngPaper()) }
}
type Customer = Awaited<ReturnType<typeof signInAndUpload>>

const bodyFor = (medicine: WireMedicine, { addressId, prescriptionId }: Customer) => {
  const { mrp, sellingPrice } = medicine.pricing
  const discount = Math.round((mrp - sellingPrice) * 100) / 100
  return {
    medicines: [{ ...medicine, qty: 1, _altChosen: false, _isAlternative: false }],
    totals: { subtotal: mrp, total: sellingPrice, itemCount: 1, discount },
    address: { _id: addressId },
    paymentMode: 'cod',
    warehouseId: WAREHOUSE,
    prescriptionId,
    alsoOpen: true,
  }
}

test('a server that is killed in the middle of orders has lost and doubled none of those it had acknowledged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-'))
  let server = await startServer(dataDir)
  try {
    const customer = await signInAndUpload(server.api)
    const found = await fetch(`${server.api}/medicines/search?warehouseId=${WAREHOUSE}&medicineName=pan`)
    const medicines = (await replyOf(endpoints.searchMedicines, found)).filter(
      (one) => one.availability.inStock,
    )
    const asked = new Map<string, ReturnType<typeof bodyFor>>()
    const acknowledged = new Map<string, string>()

    const place = async (key: string): Promise<void> => {
      const { authorization } = customer
      const reply = await fetch(
        `${server.api}/orders/create-order`,
        json(asked.get(key), { authorization, 'idempotency-key': key }),
      )
      const { orderId } = await replyOf(endpoints.createOrder, reply)
      expect(acknowledged.get(key) ?? orderId).toBe(orderId)
      acknowledged.set(key, orderId)
    }

    for (let round = 0; round < 2; round += 1) {
      const before = acknowledged.size
      const placing = Array.from({ length: 12 }, (_, n) => {
        const medicine = medicines[n % medicines.length]
        if (!medicine) throw new Error('nothing is in stock')
        const key = `round-${round}-order-${n}`
        asked.set(key, bodyFor(medicine, customer))
        // The kill cuts most of them off: that is what is being tested.
        return place(key).catch(() => undefined)
      })
      while (acknowledged.size < before + 4) await sleep(1)
      await server.killHard()
      await Promise.all(placing)

      server = await startServer(dataDir)
      // Whether an order came about is found out by asking again with its key.
      for (const key of asked.keys()) await place(key)
    }

    // The reading that was under way at the kills comes to an end as well.
    const stream = await fetch(`${server.api}/prescriptions/${customer.prescriptionId}/stream`, {
      headers: { authorization: customer.authorization },
    })
    expect(await stream.text()).toMatch(/"status":"(?:completed|failed)"/)

    const history = await fetch(`${server.api}/orders/history`, {
      headers: { authorization: customer.authorization },
    })
    const ids = (await replyOf(endpoints.getOrderHistory, history)).data.orders.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(acknowledged.values()))
    expect(ids).toHaveLength(asked.size)
    expect(await server.stop()).toBe(0)

    const database = await openDatabase(
      { kind: 'pglite', directory: join(dataDir, 'db') },
      { onTrouble: () => undefined },
    )
    try {
      const sold = await database.db.select().from(orderLines)
      for (const { id } of medicines) {
        const [shelf] = await database.db
          .select()
          .from(stock)
          .where(and(eq(stock.warehouseId, WAREHOUSE), eq(stock.medicineId, id)))
        const gone = sold.filter(({ medicineId }) => medicineId === id).length
        expect((shelf?.packs ?? 0) + gone).toBe(demoStock(id, WAREHOUSE))
      }
    } finally {
      await database.close()
    }
  } finally {
    await server.killHard()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 300_000)
