import { createMatcher } from '@dawadoot/reader/matcher'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { medicines } from '../db/tables/shop.ts'
import { testDatabase } from '../testing/test-database.ts'

/** Comparing with everything that is like it takes milliseconds a name, and there are thousands. */
const EVERY = 8

test('every medicine that is sold is found where its name is typed as it is printed', async () => {
  const { db } = await testDatabase()
  const sold = await db.select().from(medicines).where(eq(medicines.sold, true)).orderBy(medicines.id)
  const matcher = createMatcher({ medicines: sold, aliases: [] })
  const lost = sold.filter(({ id, name }) => !matcher.parse(name).printed?.ids.includes(id))
  expect(lost.map(({ name }) => name)).toEqual([])
  const unmatched = sold
    .filter((_, index) => index % EVERY === 0)
    .filter(({ id, name }) => !matcher.match(matcher.parse(name), 1, true)?.candidates.includes(id))
  expect(unmatched.map(({ name }) => name)).toEqual([])
}, 120_000)
