import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replyOf } from './testing/reply-of.ts'
import { startS3 } from './testing/s3-server.ts'
import { type LaunchedServer, launchServer } from './testing/server-process.ts'

/** The server as people start it: a process of its own, on a data directory of its own. */
let dataDir: string
const started: LaunchedServer[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dawadoot-main-'))
})
afterEach(async () => {
  for (const { child, exited } of started.splice(0)) {
    child.kill('SIGKILL')
    await exited
  }
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}): LaunchedServer => {
  const server = launchServer({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

const TIMEOUT = 120_000

describe('a server that is started', () => {
  test(
    'says where it is, serves, stops on SIGTERM with 0, and keeps its data over a kill -9',
    async () => {
      const first = start()
      const address = await first.ready
      expect(first.said()).toContain(`Text messages   ${address}/api/dev/outbox`)
      expect(first.said()).not.toContain('Network')
      const mobile = '9000000001'
      const post = (base: string, path: string, body: object) =>
        fetch(`${base}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      expect((await post(address, '/auth/send-otp', { mobile })).status).toBe(200)
      const outbox = await replyOf(
        endpoints.readOutbox,
        await fetch(`${address}/api/dev/outbox?mobile=${mobile}`),
      )
      const otp = outbox.messages[0]?.otp
      const verified = await replyOf(
        endpoints.verifyOtp,
        await post(address, '/auth/verify-otp', { mobile, otp }),
      )

      const second = start()
      expect(await second.exited).toBe(1)
      expect(second.said().trim().split('\n')).toEqual([
        `The data directory ${join(dataDir, 'db')} is in use by another server. Stop that one, or set DATA_DIR to another directory.`,
      ])

      first.child.kill('SIGKILL')
      await first.exited
      const again = start({ HOST: '0.0.0.0' })
      const headers = { authorization: `Bearer ${verified.data.token}` }
      expect((await fetch(`${await again.ready}/api/users/profile`, { headers })).status).toBe(200)
      // Whoever opens a demonstration to the network is told what that means.
      expect(again.said()).toContain('Network         HOST=0.0.0.0 lets other machines in')
      again.child.kill('SIGTERM')
      expect(await again.exited).toBe(0)
    },
    TIMEOUT,
  )
})

describe('a server that cannot start says why in one line, and ends with 1', () => {
  test(
    'when the port is in use',
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const address = other.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const { exited, said } = start({ PORT: String(port) })
      expect(await exited).toBe(1)
      expect(said().trim()).toBe(`Port ${port} is in use. Stop what is using it, or set PORT to another one.`)
      other.close()
    },
    TIMEOUT,
  )

  test(
    'when the database is out of reach',
    async () => {
      const { exited, said } = start({ DATABASE_URL: 'postgres://nobody:s3cret@127.0.0.1:1/none' })
      expect(await exited).toBe(1)
      expect(said().trim()).toBe('The database at DATABASE_URL cannot be reached (ECONNREFUSED).')
    },
    TIMEOUT,
  )

  test(
    'when the object store refuses it',
    async () => {
      const s3 = await startS3()
      const { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, accessKey: S3_ACCESS_KEY } = s3.settings
      const { exited, said } = start({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: 'guessed' })
      expect(await exited).toBe(1)
      expect(said().trim()).toBe(
        'The object store at S3_ENDPOINT refuses us (403). Check S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.',
      )
      await s3.stop()
    },
    TIMEOUT,
  )

  test(
    'when the data directory cannot be made',
    async () => {
      const file = join(dataDir, 'a file')
      await writeFile(file, '')
      const { exited, said } = start({ DATA_DIR: file })
      expect(await exited).toBe(1)
      expect(said().trim()).toBe(
        `The data directory ${join(file, 'db')} cannot be made (ENOTDIR). Set DATA_DIR to one that can be written to.`,
      )
    },
    TIMEOUT,
  )

  test(
    'when settings are wrong: each one by name',
    async () => {
      const { exited, said } = start({ PORT: 'four', SMS_GATEWAY: 'pigeon' })
      expect(await exited).toBe(1)
      expect(said().trim().split('\n')).toEqual([
        'The settings cannot be used:',
        '  PORT must be a whole number',
        '  SMS_GATEWAY must be console or http',
      ])
    },
    TIMEOUT,
  )
})
