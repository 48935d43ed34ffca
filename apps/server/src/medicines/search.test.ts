import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { visitor } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { putInStock, WAREHOUSE } from '../testing/order-desk.ts'
import { replyOf } from '../testing/reply-of.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const search = (medicineName: string, warehouseId = WAREHOUSE) => {
  const query = new URLSearchParams({ warehouseId, medicineName })
  return visitor(world).call('GET', `/medicines/search?${query.toString()}`)
}
const names = async (typed: string) =>
  (await replyOf(endpoints.searchMedicines, await search(typed))).map(({ name }) => name)

test('names that begin as typed come first', async () => {
  const found = await names('dolo')
  const begins = found.map((name) => name.toLowerCase().startsWith('dolo'))
  expect(begins.filter(Boolean).length).toBeGreaterThan(2)
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
})

test('a medicine comes with today’s price, stock and its alternatives', async () => {
  await putInStock(world, DOLO_650, 2)
  const [dolo] = await replyOf(endpoints.searchMedicines, await search('  Dolo 650 '))
  expect(dolo).toMatchObject({
    id: DOLO_650,
    pricing: { mrp: 33.6, sellingPrice: 27.89, discountPercent: 17 },
    availability: { inStock: true },
  })
  expect(dolo?.alternatives.length).toBe(5)
})

test.each([
  ['crocn', 'Crocin 650 Tablet'],
  ['augmntin', 'Augmentin 625 Duo Tablet'],
  ['pantopp', 'Pantop 40 Tablet'],
  ['corcin', 'Crocin 650 Tablet'],
  ['crovin', 'Crocin 650 Tablet'],
])('"%s" still finds %s', async (typed, name) => {
  expect(await names(typed)).toContain(name)
})

test('at most twenty are listed', async () => {
  expect(await names('tablet')).toHaveLength(20)
})

test.each([
  '%%%',
  '___',
  '100%',
  String.raw`\\\ `,
  '(((',
  '[[[',
  'a+a+a+a+!',
  '.*.*',
  '$&$&',
  "o'n",
  'पैरा',
  '<script>',
])('"%s" means itself and nothing else', async (typed) => {
  const reply = await search(typed)
  expect(reply.status).toBe(typed.trim().length < 3 ? 422 : 200)
})

test('a wildcard matches no name by itself', async () => {
  expect(await names('%%%')).toEqual([])
  expect(await names('___')).toEqual([])
})

test('a plus sign and an ampersand arrive as typed', async () => {
  const found = await names('Shelcal')
  expect(found.length).toBeGreaterThan(0)
  expect((await search('A+B&C#1')).status).toBe(200)
})

test('schedule X is never offered', async () => {
  expect(await names('inspiral')).not.toContain('Inspiral 5 Tablet')
  expect(await names('Addwize OD')).not.toContain('Addwize OD 18 Tablet')
})

test('fewer than three characters, blanks aside, are refused', async () => {
  expect((await search(' ab ')).status).toBe(422)
})

test('a warehouse that does not exist is not found', async () => {
  expect((await search('dolo', 'WH-0')).status).toBe(404)
})
