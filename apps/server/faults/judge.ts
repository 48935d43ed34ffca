import type { Told } from './told.ts'

/** What the database holds in the end. */
export type Kept = {
  orders: readonly { id: string; cancelled: boolean }[]
  lines: readonly { orderId: string; medicineId: string; quantity: number }[]
  /** Packs by medicine. */
  stock: ReadonlyMap<string, number>
}

/** A promise, and how often it was broken. */
export type Finding = { promise: string; broken: number }

const orderIds = (told: Told): Set<string> => new Set([...told.placed.values()].flatMap((ids) => [...ids]))

/** Packs that neither lie on the shelf nor went with an order that stands, summed over the medicines. */
const strayPacks = (kept: Kept, before: ReadonlyMap<string, number>): number => {
  const cancelled = new Set(kept.orders.filter((order) => order.cancelled).map(({ id }) => id))
  const gone = new Map<string, number>()
  for (const { orderId, medicineId, quantity } of kept.lines)
    if (!cancelled.has(orderId)) gone.set(medicineId, (gone.get(medicineId) ?? 0) + quantity)
  let stray = 0
  for (const [id, packs] of before) stray += Math.abs(packs - (kept.stock.get(id) ?? 0) - (gone.get(id) ?? 0))
  return stray
}

/** Holds what was told against what is kept. `before` is the stock at the start. */
export const judge = (told: Told, kept: Kept, before: ReadonlyMap<string, number>): Finding[] => {
  const acknowledged = orderIds(told)
  const stored = new Map(kept.orders.map((order) => [order.id, order]))
  const lined = new Set(kept.lines.map(({ orderId }) => orderId))
  const count = (promise: string, broken: number): Finding => ({ promise, broken })
  return [
    count('acknowledged orders are there', [...acknowledged].filter((id) => !stored.has(id)).length),
    count('acknowledged orders are found when they are asked for', told.vanished.size),
    count('a key makes one order', [...told.placed.values()].filter((ids) => ids.size > 1).length),
    count(
      'there is no order that nobody was told of',
      kept.orders.filter(({ id }) => !acknowledged.has(id)).length,
    ),
    count('an order has its lines', kept.orders.filter(({ id }) => !lined.has(id)).length),
    count('repeating the key resolves an unknown outcome', told.unresolved.size),
    count(
      'a cancelled order stays cancelled',
      [...told.cancelled].filter((id) => stored.get(id)?.cancelled === false).length,
    ),
    count('stock + sold - cancelled is constant (packs)', strayPacks(kept, before)),
    count('a fault is never answered with 500', told.faults.length),
  ]
}
