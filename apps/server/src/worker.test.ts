import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { generatePrescription } from '@dawadoot/reader/testing'
import { eq, inArray, ne } from 'drizzle-orm'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { jobs } from './db/tables/machinery.ts'
import { medicines } from './db/tables/shop.ts'
import { createDatabase } from './testing/create-database.ts'
import { AUGMENTIN_625, DOLO_650, PAN_40 } from './testing/known-medicines.ts'
import { signInOverTheWire } from './testing/over-the-wire.ts'
import { replyOf } from './testing/reply-of.ts'
import { startS3 } from './testing/s3-server.ts'
import { launchServer, launchWorker } from './testing/server-process.ts'
import { streamText } from './testing/stream-text.ts'

const SLOW = 300_000
const MEDICINES = [DOLO_650, PAN_40, AUGMENTIN_625]

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const endOne of endings.splice(0).toReversed()) await endOne()
})

type Process = ReturnType<typeof launchWorker>
const started = <P extends Process>(launched: P): P => {
  endings.push(() => {
    launched.child.kill('SIGKILL')
    return launched.exited
  })
  return launched
}
const end = ({ child, exited }: Process, signal: NodeJS.Signals) => {
  child.kill(signal)
  return exited
}

const makePaper = async ({ db }: Database, kind: 'photo' | 'typed-pdf', seed: number) => {
  const known = await db.select().from(medicines).where(inArray(medicines.id, MEDICINES))
  return (await generatePrescription({ kind, seed, medicines: known, count: 3 })).bytes
}

describe.runIf(inject('postgresUrl'))('prescriptions that are read by processes of their own', () => {
  test(
    'a worker that is killed while it reads costs nothing: the others read on, and the customer sees every step',
    async () => {
      const url = await createDatabase(inject('postgresUrl'), 'dawadoot_test_workers')
      const s3 = await startS3()
      endings.push(s3.stop)
      const { endpoint, bucket, accessKey, secretKey, region } = s3.settings
      // As on machines of their own: a database and an object store are all that they have in common.
      const env = {
        DATABASE_URL: url,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
        S3_REGION: region,
      }
      const ownFolder = async () => {
        const folder = await mkdtemp(join(tmpdir(), 'dawadoot-workers-'))
        endings.push(() => rm(folder, { recursive: true, force: true }))
        return { ...env, DATA_DIR: folder }
      }
      const launchOne = async () => started(launchWorker(await ownFolder()))
      const server = started(launchServer({ ...(await ownFolder()), READERS: '0' }))
      const api = `${await server.ready}/api`
      expect(server.said()).toContain('read by workers elsewhere')
      const database = await openDatabase(
        { kind: 'postgres', url, connections: 2 },
        { onTrouble: () => undefined },
      )
      endings.push(database.close)
      const asha = await signInOverTheWire(api)
      const headers = { authorization: asha.authorization }
      const follow = async (id: string) =>
        streamText(await fetch(`${api}/prescriptions/${id}/stream`, { headers }))
      const readFrom = async (id: string) => {
        const result = await fetch(`${api}/prescriptions/${id}/results/${asha.addressId}`, { headers })
        const { extractedMedicines, pages } = await replyOf(endpoints.getResult, result)
        const image = await fetch(new URL(pages[0]?.url ?? '', api), { headers })
        expect(image.headers.get('content-type')).toBe('image/jpeg')
        expect((await image.bytes()).length).toBeGreaterThan(10_000)
        return extractedMedicines.medicine.map((medicine) => medicine.id).toSorted()
      }

      const first = await asha.upload(await makePaper(database, 'photo', 11))
      const stream = await follow(first)
      await stream.until('"queued"')
      const victim = await launchOne()
      await stream.until('"reading"')
      await end(victim, 'SIGKILL')
      // The half minute that a lease has to run out in.
      await database.db
        .update(jobs)
        .set({ leaseUntil: new Date(0) })
        .where(eq(jobs.status, 'running'))
      const others = [await launchOne(), await launchOne()]
      const steps = await stream.end()
      expect(steps).toContain('"page":1,"pages":1')
      expect(steps).toContain('"completed"')
      expect(await readFrom(first)).toEqual(MEDICINES.toSorted())

      const pdf = await makePaper(database, 'typed-pdf', 12)
      const more = await Promise.all([1, 2, 3, 4].map(() => asha.upload(pdf)))
      for (const id of more) {
        await (await follow(id)).until('"completed"')
        expect(await readFrom(id)).toEqual(MEDICINES.toSorted())
      }
      const left = await database.db.$count(jobs, ne(jobs.status, 'done'))
      expect(left).toBe(0)
      expect(await Promise.all(others.map((worker) => end(worker, 'SIGTERM')))).toEqual([0, 0])
      expect(await end(server, 'SIGTERM')).toBe(0)
    },
    SLOW,
  )

  test('without a database of its own kind a worker says so and ends', async () => {
    const { exited, said } = started(launchWorker({}))
    expect(await exited).toBe(1)
    expect(said()).toContain('DATABASE_URL is missing')
  })
})
