import { randomUUID } from 'node:crypto'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { and, eq } from 'drizzle-orm'
import { asPaise, rupeesFromPaise } from '@dawadoot/domain/money/paise'
import { stock } from '../db/tables/shop.ts'
import { loadShelf, type ShelvedMedicine } from '../medicines/shelf.ts'
import { medicineToWire } from '../medicines/to-wire.ts'
import { type Caller, signedIn } from './caller.ts'
import { replyOf } from './reply-of.ts'
import { storedAddress, storedPrescription } from './stored.ts'
import type { World } from './world.ts'

export const WAREHOUSE = 'WH-DEL-01'

/** What the cart sends for these medicines when it shows today's prices. */
export const cartOf = async (
  { database: { db } }: Pick<World, 'database'>,
  wanted: readonly (readonly [id: string, qty: number])[],
) => {
  const shelf = await loadShelf(
    db,
    WAREHOUSE,
    wanted.map(([id]) => id),
  )
  return cartFrom(shelf, wanted)
}

/** The same from shelves that were read before. */
export const cartFrom = (
  shelf: ReadonlyMap<string, ShelvedMedicine>,
  wanted: readonly (readonly [id: string, qty: number])[],
) => {
  const lines = wanted.map(([id, qty]) => {
    const medicine = shelf.get(id)
    if (!medicine) throw new Error(`the catalogue has no ${id}`)
    return { medicine, qty }
  })
  const sum = (amount: 'mrp' | 'sellingPrice') =>
    lines.reduce((all, { medicine, qty }) => all + medicine.pricing[amount] * qty, 0)
  const rupees = (paise: number) => rupeesFromPaise(asPaise(paise))
  return {
    medicines: lines.map(({ medicine, qty }) => ({
      ...medicineToWire(medicine),
      qty,
      _altChosen: false,
      _isAlternative: false,
    })),
    totals: {
      subtotal: rupees(sum('mrp')),
      total: rupees(sum('sellingPrice')),
      itemCount: lines.length,
      discount: rupees(sum('mrp') - sum('sellingPrice')),
    },
  }
}

/** A person with an address near the warehouse and a prescription, ready to order what is on it. */
export const buyer = async (world: World, mobile: string, prescribed: readonly string[]) => {
  const person: Caller = await signedIn(world, { mobile })
  const addressId = await storedAddress(world, person)
  const prescriptionId = await storedPrescription(world, person, prescribed)

  /** The body of create-order with what the test is about laid over it. */
  const bodyFor = async (
    wanted: readonly (readonly [string, number])[],
    over: Record<string, unknown> = {},
  ) => ({
    ...(await cartOf(world, wanted)),
    address: { _id: addressId },
    paymentMode: 'cod',
    warehouseId: WAREHOUSE,
    prescriptionId,
    customerName: 'Asha Rao',
    ...over,
  })

  const post = (body: unknown, key: string = randomUUID()) =>
    person.call('POST', '/orders/create-order', { headers: { 'idempotency-key': key }, body })

  return { ...person, addressId, prescriptionId, bodyFor, post }
}
export type Buyer = Awaited<ReturnType<typeof buyer>>

/** Places an order that must succeed; gives its id. */
export const placedOrder = async (
  by: Buyer,
  wanted: readonly (readonly [string, number])[],
): Promise<string> => {
  const reply = await by.post(await by.bodyFor(wanted))
  return (await replyOf(endpoints.createOrder, reply)).orderId
}

const shelfOf = (medicineId: string) =>
  and(eq(stock.warehouseId, WAREHOUSE), eq(stock.medicineId, medicineId))

export const putInStock = async (
  { database: { db } }: World,
  medicineId: string,
  packs: number,
): Promise<void> => {
  await db
    .insert(stock)
    .values({ warehouseId: WAREHOUSE, medicineId, packs })
    .onConflictDoUpdate({ target: [stock.warehouseId, stock.medicineId], set: { packs } })
}

export const inStock = async ({ database: { db } }: World, medicineId: string): Promise<number> => {
  const [shelf] = await db.select({ packs: stock.packs }).from(stock).where(shelfOf(medicineId))
  return shelf?.packs ?? 0
}
