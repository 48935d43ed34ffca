import type { PrescriptionReader } from '@dawadoot/reader'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CATALOGUE_CHANNEL, tellCatalogueChanged } from '../data/catalogue-news.ts'
import { reads } from '../testing/paper.ts'
import { openWorld, type World } from '../testing/world.ts'
import { openReader } from './open-reader.ts'

/** How many medicines each reader knew, and which of them were closed. */
let known: number[]
let closed: number[]
let world: World
let reader: PrescriptionReader

const fake = ({ medicines }: { medicines: readonly unknown[] }): PrescriptionReader => {
  const n = known.push(medicines.length)
  return { read: async () => reads(), close: async () => void closed.push(n) }
}
beforeEach(async () => {
  known = []
  closed = []
  world = await openWorld()
  reader = await openReader(world.database, fake)
})
afterEach(() => reader.close())

const paper = new Uint8Array(1)

/** Resolves once the notice has come round: who listens later is told later. */
const tellAll = async (): Promise<void> => {
  const { listen, transaction } = world.database
  const told = Promise.withResolvers<unknown>()
  const unlisten = await listen(CATALOGUE_CHANNEL, told.resolve)
  await transaction(tellCatalogueChanged)
  await told.promise
  await unlisten()
}

test('the catalogue is learned for the first reading, and once for all that follow', async () => {
  expect(known).toEqual([])
  await Promise.all([reader.read(paper), reader.read(paper), reader.read(paper)])
  expect(known).toHaveLength(1)
  expect(known[0]).toBeGreaterThan(4000)
})

test('after an import the next reading knows the new medicines', async () => {
  await reader.read(paper)
  await world.database.db.execute(`update medicines set sold = false where id = 'M00002'`)
  try {
    await tellAll()
    await reader.read(paper)
    expect(known).toHaveLength(2)
    expect(known[1]).toBe((known[0] ?? 0) - 1)
    expect(closed).toEqual([1])
  } finally {
    await world.database.db.execute(`update medicines set sold = true where id = 'M00002'`)
  }
})

test('an import that was taken back changes nothing', async () => {
  await reader.read(paper)
  await world.database
    .transaction(async (tx) => {
      await tellCatalogueChanged(tx)
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await reader.read(paper)
  expect(known).toHaveLength(1)
})

test('a catalogue that could not be read is read again for the next reading', async () => {
  const { db, listen } = world.database
  let fails = true
  const shaky = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select' && fails) throw new Error('not now')
      return Reflect.get(target, name, target)
    },
  })
  const other = await openReader({ db: shaky, listen }, fake)
  await expect(other.read(paper)).rejects.toThrow('not now')
  fails = false
  expect((await other.read(paper)).status).toBe('read')
  await other.close()
})

test('a closed reader reads no more', async () => {
  await reader.read(paper)
  await reader.close()
  await expect(reader.read(paper)).rejects.toThrow('the reader is closed')
  expect(closed).toEqual([1])
})
