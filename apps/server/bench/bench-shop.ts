import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/database.ts'
import { medicines } from '../src/db/tables/shop.ts'
import { loadShelf, type ShelvedMedicine } from '../src/medicines/shelf.ts'
import { orderCall } from '../src/testing/order-call.ts'
import { WAREHOUSE } from '../src/testing/order-desk.ts'
import type { Sent } from '../src/testing/plain-http.ts'
import { pickOne, type Random } from '../src/testing/seeded.ts'
import { type Shopper, storeShoppers } from '../src/testing/shoppers.ts'

const LINES = 5
const ENDLESS_PACKS = 1_000_000_000

export type Shop = {
  shoppers: Shopper[]
  shelf: ReadonlyMap<string, ShelvedMedicine>
}

/** Puts names into the catalogue beside the real ones, ten to a composition, and packs of everything on one shelf. */
export const addNames = async ({ db }: Pick<Database, 'db'>, names: readonly string[]): Promise<void> => {
  await db.execute(sql`
    insert into medicines (id, name, brand, manufacturer, form, strength, pack, units_per_pack, composition,
      composition_key, mrp, discount_percent, schedule, source, price_basis)
    select 'G' || lpad(n::text, 6, '0'), name, split_part(name, ' ', 1), 'Made up', split_part(name, ' ', 3),
      split_part(name, ' ', 2), 'strip of 10', 10, 'Salt ' || n % 25000, 'salt ' || n % 25000,
      1000 + n * 37 % 50000, 10, 'H', 'bench', 'bench'
    from unnest(${sql.param([...names])}::text[]) with ordinality as u (name, n)`)
}

export const stockEverything = async ({ db }: Pick<Database, 'db'>): Promise<void> => {
  await db.execute(sql`
    insert into stock (warehouse_id, medicine_id, packs) select ${WAREHOUSE}, id, ${ENDLESS_PACKS} from medicines
    on conflict (warehouse_id, medicine_id) do update set packs = excluded.packs`)
}

/** People who can order at once what is on the shelf. */
export const openShop = async (database: Database, people: number): Promise<Shop> => {
  const found = await database.db
    .select({ id: medicines.id })
    .from(medicines)
    .where(sql`${medicines.id} like 'M%' and ${medicines.schedule} = 'H' and ${medicines.sold}`)
    .limit(2000)
  const ids = found.map(({ id }) => id)
  const store = { database, deps: { randomBytes, newId: randomUUIDv7 }, clock: { now: () => new Date() } }
  return {
    shoppers: await storeShoppers(store, { count: people, prescribed: ids.slice(0, LINES) }),
    shelf: await loadShelf(database.db, WAREHOUSE, ids),
  }
}

/** Different medicines with one to three packs of each. */
const someLines = (shelf: Shop['shelf'], random: Random) => {
  const ids = [...shelf.keys()]
  const chosen = new Set<string>()
  while (chosen.size < LINES) chosen.add(pickOne(random, ids))
  return [...chosen].map((id, n) => [id, 1 + (n % 3)] as const)
}

/** An order of five lines by each shopper; the keys are the load's. */
export const orderCalls = ({ shoppers, shelf }: Shop, random: Random): Sent[] =>
  shoppers.map((shopper) => orderCall(shopper, shelf, someLines(shelf, random), ''))
