import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { consents } from '../db/tables/people.ts'
import { createDatabase } from '../testing/create-database.ts'
import { DOLO_650, PAN_40 } from '../testing/known-medicines.ts'
import { createMemoryStore } from '../testing/memory-store.ts'
import { type Buyer, buyer, inStock, placedOrder, putInStock } from '../testing/order-desk.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from '../testing/paper.ts'
import { replyOf } from '../testing/reply-of.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openWorld, type World } from '../testing/world.ts'
import { signedIn } from '../testing/caller.ts'
import { openBackupFile, writeBackupFile } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let elsewhere: Database
const serverUrl = inject('postgresUrl')

/** Another machine: an empty database with the same schema, and nothing loaded. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-backup-'))
  const settings = serverUrl
    ? ({
        kind: 'postgres',
        url: await createDatabase(serverUrl, `dawadoot_restored_${process.env['VITEST_POOL_ID'] ?? '0'}`),
        connections: 4,
      } as const)
    : ({ kind: 'pglite', directory: undefined } as const)
  elsewhere = await openDatabase(settings, { onTrouble: () => undefined })
  await putPlacesAway()
})
afterAll(async () => {
  await elsewhere.close()
  await putPlacesBack()
  await rm(folder, { recursive: true, force: true })
})

/** The directories are twenty-five thousand rows that show nothing new, and are put away meanwhile. */
const PLACES = ['pincodes', 'hospitals'].map((name) => sql.identifier(name))
const putPlacesAway = async (): Promise<void> => {
  const { db } = await testDatabase()
  for (const name of PLACES) {
    await db.execute(sql`create table first_day.${name} as select * from ${name}`)
    await db.execute(sql`delete from ${name} where random() > 0.01`)
  }
}
const putPlacesBack = async (): Promise<void> => {
  const { db } = await testDatabase()
  for (const name of PLACES) {
    await db.execute(sql`insert into ${name} select * from first_day.${name} on conflict do nothing`)
    await db.execute(sql`drop table first_day.${name}`)
  }
}

let world: World
let asha: Buyer
let orderId: string
beforeEach(async () => {
  world = await openWorld()
  asha = await buyer(world, '9000000001', [DOLO_650, PAN_40])
  await putInStock(world, DOLO_650, 20)
  orderId = await placedOrder(asha, [
    [DOLO_650, 2],
    [PAN_40, 1],
  ])
  // One that came in as people hand it in, with a file and a page; a name with a mark that some take for a line's end.
  await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  await workOff(world, readerOf({ ...reads(PAN_40), doctor: 'Dr A\u2028B "C"' }))
})
afterEach(async () => {
  await elsewhere.db.execute(sql`truncate users, orders, prescriptions, medicines cascade`)
})

let files = 0
const backUp = async (from: World = world): Promise<string> => {
  const path = join(folder, `backup-${(files += 1)}`)
  await writeBackupFile(path, (write) => writeBackup(from.deps, from.clock.now(), write))
  return path
}
const blobs = createMemoryStore(() => new Date('2026-11-27T00:00:00Z'))
const restore = async (path: string, { replace = false } = {}) =>
  restoreBackup({ database: elsewhere, blobs }, await openBackupFile(path), { replace })
const there = (): World => {
  const deps = { ...world.deps, database: elsewhere, blobs }
  return { ...world, deps, database: elsewhere, blobs, app: createApp(deps) }
}
const rowsIn = async (database: Database, table: string): Promise<unknown[]> => {
  const { rows } = await database.db.execute<{ row: unknown }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t::text`,
  )
  return rows.map(({ row }) => row)
}

test('a shop that is restored elsewhere has the same orders, stock, prescriptions and files', async () => {
  const path = await backUp()
  await restore(path)
  for (const table of ['orders', 'order_lines', 'order_events', 'users', 'addresses', 'consents', 'stock'])
    expect([table, await rowsIn(elsewhere, table)]).toEqual([table, await rowsIn(world.database, table)])
  for (const table of ['medicines', 'prescriptions', 'prescription_lines', 'prescription_pages', 'jobs'])
    expect([table, await rowsIn(elsewhere, table)]).toEqual([table, await rowsIn(world.database, table)])
  expect(blobs.keys().toSorted()).toEqual(world.blobs.keys().toSorted())
  for (const key of blobs.keys()) expect(await blobs.get(key)).toEqual(await world.blobs.get(key))

  // And it goes on: the customer signs in anew, finds the order, and its key still gives the same one.
  const restored = there()
  const again = await signedIn(restored, { mobile: asha.mobile })
  const order = await replyOf(endpoints.getOrder, await again.call('GET', `/orders/${orderId}`))
  expect(order.data.orderId).toBe(orderId)
  expect(await inStock(restored, DOLO_650)).toBe(18)
  expect((await again.call('POST', `/orders/${orderId}/cancel`)).status).toBe(200)
  expect(await inStock(restored, DOLO_650)).toBe(20)
})

test('nobody is signed in after a restore, and no code is left to guess at', async () => {
  const path = await backUp()
  const text = gunzipSync(await readFile(path)).toString('utf8')
  expect(text).not.toMatch(/^rows\t(?:sessions|session_tokens|otp_challenges|otp_sends)\t/m)
  await restore(path)
  const headers = { authorization: `Bearer ${asha.token}` }
  expect((await there().app.request('/api/users/profile', { headers })).status).toBe(401)
})

test('what happens during a backup is in it whole or not at all', async () => {
  const path = join(folder, 'during')
  let placed: string | undefined
  await writeBackupFile(path, (write) =>
    writeBackup(world.deps, world.clock.now(), async (text) => {
      // PGlite has one connection, and nothing else happens on it meanwhile.
      if (serverUrl && !placed && text.startsWith('rows\taddresses'))
        placed = (
          await replyOf(
            endpoints.createOrder,
            await asha.post(await asha.bodyFor([[PAN_40, 1]], { alsoOpen: true })),
          )
        ).orderId
      await write(text)
    }),
  )
  expect(placed === undefined).toBe(!serverUrl)
  await restore(path)
  expect(await rowsIn(elsewhere, 'orders')).toHaveLength(1)
  expect(await rowsIn(elsewhere, 'order_events')).toHaveLength(1)
})

test('a file that was deleted since its row was written is counted, and stops nothing', async () => {
  world.blobs.clear()
  const path = join(folder, 'missing')
  const end = await writeBackupFile(path, (write) => writeBackup(world.deps, world.clock.now(), write))
  expect(end).toMatchObject({ files: 0 })
  expect(end.missing).toBeGreaterThan(0)
})

describe('a restore is refused', () => {
  /** One backup will do: these tests do not get far with it. */
  let made: Promise<string> | undefined
  const theBackup = (): Promise<string> => (made ??= backUp())

  test('where customers are, unless it is told to replace them', async () => {
    const path = await theBackup()
    await restore(path)
    await expect(restore(path)).rejects.toThrow('add --replace to delete them')
    await elsewhere.db.execute(sql`delete from order_events`)
    await restore(path, { replace: true })
    expect(await rowsIn(elsewhere, 'order_events')).toHaveLength(1)
  })

  test.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000)],
    ['has lost its last line', (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, -100))],
    [
      'was changed',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').replace('Asha Rao', 'Asha Roa')),
    ],
    ['is something else', () => gzipSync('hello\n')],
    ['is no archive', () => Buffer.from('hello')],
    ['is empty', () => gzipSync('')],
  ])('of a backup that %s, and nothing is changed', async (_, harm) => {
    const path = await theBackup()
    const harmed = join(folder, 'harmed')
    await writeFile(harmed, harm(await readFile(path)))
    await expect(restore(harmed)).rejects.toThrow('cut off or damaged')
    expect(await rowsIn(elsewhere, 'users')).toEqual([])
  })

  test('of a backup of another schema', async () => {
    const path = await theBackup()
    const older = `${path}-older`
    const text = gunzipSync(await readFile(path)).toString('utf8')
    await writeFile(older, gzipSync(text.replace(/"migrations":\["[^"]+",?/, '"migrations":[')))
    await expect(restore(older)).rejects.toThrow('Restore it with the version that made it')
  })

  test('half-way leaves everything as it was', async () => {
    await restore(await theBackup())
    // A row that breaks a rule of the schema, with sums that are right: as another program might write it.
    await world.database.db.insert(consents).values({
      userId: asha.userId,
      purpose: 'sign_in',
      version: 'x',
      givenAt: world.clock.now(),
    })
    const second = await backUp()
    await elsewhere.db.execute(sql`alter table consents add constraint no_x check (version <> 'x')`)
    await expect(restore(second, { replace: true })).rejects.toThrow('Failed query')
    expect(await rowsIn(elsewhere, 'orders')).toHaveLength(1)
    await elsewhere.db.execute(sql`alter table consents drop constraint no_x`)
  })
})

test('numbers that the database gives by itself go on after those of the backup', async () => {
  await restore(await backUp())
  const { rows } = await elsewhere.db.execute<{ id: string }>(sql`
    insert into otp_sends (mobile, client, sent_at) values ('9', 'c', now()) returning id`)
  expect(Number(rows[0]?.id)).toBe(1)
})

test('only its owner can read a backup, and none is ever written over', async () => {
  const path = await backUp()
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await expect(writeBackupFile(path, async () => undefined)).rejects.toThrow('is there already')
  const lost = join(folder, 'no', 'such', 'folder')
  await expect(writeBackupFile(lost, async () => undefined)).rejects.toThrow('cannot be written (ENOENT)')
  await expect(openBackupFile(lost)).rejects.toThrow('cannot be read')
})

test.each([
  ['at once', ''],
  ['in its middle', 'half'],
])('a backup that fails %s leaves no file behind', async (_, written) => {
  const path = join(folder, 'failed')
  const failing = writeBackupFile(path, async (write) => {
    if (written) await write(written)
    throw new Error('the database has gone')
  })
  await expect(failing).rejects.toThrow('the database has gone')
  for (const left of [path, `${path}.part`]) await expect(stat(left)).rejects.toThrow('ENOENT')
})
