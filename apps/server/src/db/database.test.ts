import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { loadFirstData } from '../data/load-first-data.ts'
import { createDatabase } from '../testing/create-database.ts'
import { signedIn, visitor } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'
import { isPassingFailure } from '../web/database-failure.ts'
import { notify } from './notify.ts'
import { openDatabase } from './open-database.ts'
import { users } from './tables/people.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const addUser = (db: World['database']['db'], mobile: string) =>
  db.insert(users).values({ id: mobile, mobile, createdAt: world.clock.now() })
const mobiles = async (): Promise<string[]> =>
  (await world.database.db.select({ mobile: users.mobile }).from(users)).map(({ mobile }) => mobile)

test('a transaction that throws leaves nothing behind', async () => {
  const { database } = world
  await expect(
    database.transaction(async (tx) => {
      await addUser(tx, '9000000001')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await mobiles()).toEqual([])
})

test('a listener hears what was committed, and nothing of what was not', async () => {
  const { database } = world
  const heard: (string | undefined)[] = []
  const unlisten = await database.listen('test_channel', (payload) => void heard.push(payload))
  await database
    .transaction(async (tx) => {
      await notify(tx, 'test_channel', 'taken back')
      throw new Error('no')
    })
    .catch(() => undefined)
  await database.transaction((tx) => notify(tx, 'test_channel', 'kept'))
  await expect.poll(() => heard).toEqual(['kept'])
  await unlisten()
})

const serverUrl = inject('postgresUrl')

describe.runIf(serverUrl)('a PostgreSQL that ends connections', () => {
  /** What an administrator does, or a restart. */
  const endOthers = async (name: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: serverUrl })
    await admin.connect()
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
    await admin.end()
  }
  const nameOf = async (): Promise<string> => {
    const { rows } = await world.database.db.execute<{ name: string }>('select current_database() as name')
    return rows[0]?.name ?? ''
  }

  test('in the middle of a transaction: nothing of it stays, and the next one works', async () => {
    const name = await nameOf()
    await expect(
      world.database.transaction(async (tx) => {
        await addUser(tx, '9000000001')
        await endOthers(name)
        await addUser(tx, '8000000001')
      }),
      // oxlint-disable-next-line vitest/require-to-throw-message -- the words depend on when the end is noticed
    ).rejects.toThrow()
    await expect.poll(mobiles).toEqual([])
    await world.database.transaction((tx) => addUser(tx, '7000000001').then(() => undefined))
    expect(await mobiles()).toEqual(['7000000001'])
  })

  test('while a call is being answered: the call is a 503, and the same call works again', async () => {
    const name = await nameOf()
    const asha = await signedIn(world)
    const { database } = world
    let end = true
    const dying = {
      ...database,
      transaction: <T>(work: (tx: typeof database.db) => Promise<T>) =>
        database.transaction(async (tx) => {
          const result = await work(tx)
          if (end) await endOthers(name)
          end = false
          await tx.execute(sql`select 1`)
          return result
        }),
    }
    const app = createApp({ ...world.deps, database: dying })
    const send = () =>
      visitor({ ...world, app }).call('POST', '/auth/send-otp', { body: { mobile: asha.mobile } })
    const refused = await send()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await send()).status).toBe(200)
  })

  test('that carries the notices: it comes back, and says that something may have been missed', async () => {
    const { database } = world
    const heard: (string | undefined)[] = []
    await database.listen('lost_channel', (payload) => void heard.push(payload))
    await endOthers(await nameOf())
    await expect.poll(() => heard).toContain(undefined)
    await expect
      .poll(async () => {
        await notify(database.db, 'lost_channel', 'again')
        return heard
      })
      .toContain('again')
  })

  test('of two servers that start together one fills the database, and the other waits until it has, however long', async () => {
    const { database, clock } = world
    const hasCome = Promise.withResolvers<void>()
    // As the second server has it: it comes, finds the first one at work, and goes again.
    const second: typeof database = {
      ...database,
      transaction: async (work) => {
        const result = await database.transaction(work)
        hasCome.resolve()
        return result
      },
    }
    const { waiting } = await database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7305113)`)
      const filling = loadFirstData(second, { demo: true, now: clock.now() })
      await hasCome.promise
      // Not waited for in here: it waits for us.
      return { waiting: filling }
    })
    expect(await waiting).toBe(false)
  })

  test('two servers that start together on a new database migrate it once', async () => {
    const url = await createDatabase(serverUrl ?? '', `${await nameOf()}_twins`)
    const open = () => openDatabase({ kind: 'postgres', url, connections: 2 }, { onTrouble: () => undefined })
    const [one, two] = await Promise.all([open(), open()])
    expect((await one.db.execute('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])
    await Promise.all([one.close(), two.close()])
  })

  test('a server that starts while its tables are held does not stand in the way, and starts once they are free', async () => {
    const url = await createDatabase(serverUrl ?? '', `${await nameOf()}_held`)
    const open = () => openDatabase({ kind: 'postgres', url, connections: 2 }, { onTrouble: () => undefined })
    const running = await open()
    const tries = new Set<string>()
    const { second } = await running.transaction(async (tx) => {
      await tx.execute(sql`lock table drizzle.__drizzle_migrations in access exclusive mode`)
      const opening = open()
      // It waits, gives up, and waits again: two waits begin at two times.
      while (tries.size < 2) {
        const { rows } = await running.db.execute<{ since: string }>(sql`
          select query_start::text as since from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        for (const { since } of rows) tries.add(since)
      }
      // Not waited for in here: it waits for us.
      return { second: opening }
    })
    const starting = await second
    expect((await starting.db.execute('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])
    await Promise.all([starting.close(), running.close()])
  })
})

test.each(['57014', '55P03', '40P01', '08006', '53300', '57P01', 'ECONNREFUSED'])(
  '%s is a failure that passes',
  (code) => {
    const inner = Object.assign(new Error('inner'), { code })
    expect(isPassingFailure(new Error('wrapped', { cause: inner }))).toBe(true)
  },
)

test.each(['23505', '22P02', '42601'])('%s is a failure that stays', (code) => {
  expect(isPassingFailure(Object.assign(new Error('inner'), { code }))).toBe(false)
})
