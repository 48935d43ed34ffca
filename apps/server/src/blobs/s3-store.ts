import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { isBlobKey } from './blob-key.ts'
import type { BlobStore, StoredBlob } from './blob-store.ts'
import { BlobStoreFailure } from './blob-store-failure.ts'
import { spool } from './spool.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
  /** How long a call may take before the store counts as out of reach. */
  timeoutMs?: number
  /** Keys that a list is asked for at a time; a store may give fewer. */
  keysAtATime?: number
}

const TIMEOUT_MS = 20_000
/** A store under load refuses for a moment, and says so with a 5xx or 429. */
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 50
/** The most that S3 gives. */
const KEYS_AT_A_TIME = 1000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const tagIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '')

/** One page of ListObjectsV2. Of what it lists only our own keys count, and those need no XML parser to be read. */
const readListing = (xml: string): { objects: StoredBlob[]; next: string | undefined } => {
  if (!xml.includes('<ListBucketResult'))
    throw new BlobStoreFailure('the object store answered something else than a list')
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = tagIn(entry, 'Key') ?? ''
    const storedAt = new Date(tagIn(entry, 'LastModified') ?? '')
    return isBlobKey(key) && !Number.isNaN(storedAt.getTime()) ? [{ key, storedAt }] : []
  })
  const next = tagIn(xml, 'IsTruncated') === 'true' ? tagIn(xml, 'NextContinuationToken') : undefined
  return { objects, next }
}

const refusal = (status: number): BlobStoreFailure =>
  new BlobStoreFailure(`the object store answered ${status}`, { status })

/** Any object store that speaks S3, addressed by path: `{endpoint}/{bucket}/{key}`. Throws BlobStoreFailure. */
export const createS3Store = (settings: S3Settings): BlobStore => {
  const { endpoint, bucket, accessKey, secretKey, region } = settings
  const { timeoutMs = TIMEOUT_MS, keysAtATime = KEYS_AT_A_TIME } = settings
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  /**
   * Signs a call and makes it, without `client.fetch`: that gives the signal to a request which `fetch` copies, and the
   * copy no longer hears of it once the original is collected as garbage (nodejs/undici#4068).
   */
  const signAndSend = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    // A stream can be sent once only.
    const attempts = init.body instanceof ReadableStream ? 1 : ATTEMPTS
    for (let attempt = 1; ; attempt += 1) {
      const reply = await fetch(await client.sign(url, init), { signal })
      if (attempt === attempts || (reply.status < 500 && reply.status !== 429)) return reply
      await reply.body?.cancel()
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal })
    }
  }

  /** The whole answer within the time: a store that stops in the middle of a file is out of reach, too. */
  const ask = async (
    url: string,
    init: RequestInit,
  ): Promise<{ reply: Response; bytes: Uint8Array<ArrayBuffer> }> => {
    try {
      const reply = await signAndSend(url, init, AbortSignal.timeout(timeoutMs))
      return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) }
    } catch (error) {
      throw new BlobStoreFailure('the object store cannot be reached', { cause: error })
    }
  }
  const call = async (method: string, key: string, init: RequestInit = {}) => {
    if (!isBlobKey(key)) throw new Error('not the key of a blob')
    const { reply, bytes } = await ask(`${root}/${key}`, { method, ...init })
    if (reply.ok) return bytes
    // A bucket that is not there is a wrong setting; to call its files deleted would be a lie.
    if (reply.status === 404 && tagIn(new TextDecoder().decode(bytes), 'Code') !== 'NoSuchBucket')
      return undefined
    throw refusal(reply.status)
  }

  return {
    put: async (key, bytes, mediaType) => {
      const send = async (init: RequestInit, length: number): Promise<void> => {
        const headers = { 'content-type': mediaType, 'content-length': String(length) }
        if (!(await call('PUT', key, { ...init, headers }))) throw refusal(404)
      }
      if (bytes instanceof Uint8Array) return send({ body: new Uint8Array(bytes) }, bytes.length)
      // S3 takes nothing whose length it is not told first.
      return spool(bytes, (body, length) => send({ body, duplex: 'half' }, length))
    },
    get: (key) => call('GET', key),
    delete: async (key) => void (await call('DELETE', key)),
    list: async function* () {
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          'max-keys': String(keysAtATime),
          ...(after && { 'continuation-token': after }),
        })
        const { reply, bytes } = await ask(`${root}?${query.toString()}`, { method: 'GET' })
        if (!reply.ok) throw refusal(reply.status)
        const { objects, next } = readListing(new TextDecoder().decode(bytes))
        yield* objects
        after = next
      }
    },
  }
}
