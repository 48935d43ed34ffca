import { maySwap } from '@dawadoot/domain/cart/no-swap'
import { aliasedTable, and, eq, ne, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Db } from '../db/database.ts'
import { medicines, stock } from '../db/tables/shop.ts'
import { isSellable, ofWarehouse, onShelf, shelfColumns, type ShelvedMedicine } from './shelf.ts'

/** More than a person compares on a telephone. */
const MOST_ALTERNATIVES = 5

/** Whether `medicine` is one that we would have offered instead of `named`. */
export const mayStandFor = (medicine: ShelvedMedicine, named: ShelvedMedicine): boolean =>
  medicine.id !== named.id &&
  medicine.compositionKey === named.compositionKey &&
  medicine.form === named.form &&
  maySwap(named)

const asked = aliasedTable(medicines, 'asked')

/**
 * What may stand for each medicine: the same salts in the same form, in stock first, cheapest first. None for salts
 * that must not be swapped and for what is not sold at all.
 */
export const loadAlternatives = async (
  db: Db,
  warehouseId: string,
  shelved: readonly ShelvedMedicine[],
): Promise<Map<string, ShelvedMedicine[]>> => {
  const ids = shelved.filter((one) => one.schedule !== 'X' && maySwap(one)).map((one) => one.id)
  const found = new Map<string, ShelvedMedicine[]>()
  if (ids.length === 0) return found
  const rows = await bestOf(db).execute({ warehouseId, ids })
  for (const row of rows) {
    const alternative = onShelf(row.best)
    if (isSellable(alternative)) found.set(row.askedId, [...(found.get(row.askedId) ?? []), alternative])
  }
  return found
}

const bestOf = builtOnce((db) => {
  const price = sql`round(${medicines.mrp} * (100 - ${medicines.discountPercent}) / 100.0)`
  const best = db
    .select(shelfColumns)
    .from(medicines)
    .leftJoin(stock, ofWarehouse)
    .where(
      and(
        eq(medicines.compositionKey, asked.compositionKey),
        eq(medicines.form, asked.form),
        ne(medicines.id, asked.id),
        ne(medicines.schedule, 'X'),
        medicines.sold,
      ),
    )
    .orderBy(sql`coalesce(${stock.packs}, 0) > 0 desc`, price, medicines.id)
    .limit(MOST_ALTERNATIVES)
    .as('best')
  return db
    .select({ askedId: asked.id, best: { ...best._.selectedFields } })
    .from(asked)
    .crossJoinLateral(best)
    .where(sql`${asked.id} = any(${sql.placeholder('ids')})`)
    .prepare('alternatives')
})
