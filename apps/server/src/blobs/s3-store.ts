import { AwsClient } from 'aws4fetch'
import { isBlobKey } from './blob-key.ts'
import type { BlobStore, StoredBlob } from './blob-store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

const TIMEOUT_MS = 20_000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const tagIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '')

/** One page of ListObjectsV2. Of what it lists only our own keys count, and those need no XML parser to be read. */
const readListing = (xml: string): { objects: StoredBlob[]; next: string | undefined } => {
  if (!xml.includes('<ListBucketResult'))
    throw new Error('the object store answered something else than a list')
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = tagIn(entry, 'Key') ?? ''
    const storedAt = new Date(tagIn(entry, 'LastModified') ?? '')
    return isBlobKey(key) && !Number.isNaN(storedAt.getTime()) ? [{ key, storedAt }] : []
  })
  const next = tagIn(xml, 'IsTruncated') === 'true' ? tagIn(xml, 'NextContinuationToken') : undefined
  return { objects, next }
}

/** Any object store that speaks S3, addressed by path: `{endpoint}/{bucket}/{key}`. */
export const createS3Store = ({ endpoint, bucket, accessKey, secretKey, region }: S3Settings): BlobStore => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const fetchOnce = (url: string, init: RequestInit): Promise<Response> =>
    client.fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  const call = (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    if (!isBlobKey(key)) throw new Error('not the key of a blob')
    return fetchOnce(`${root}/${key}`, { method, ...init })
  }
  const refuse = (reply: Response): never => {
    throw new Error(`the object store answered ${reply.status}`)
  }
  return {
    put: async (key, bytes, mediaType) => {
      const reply = await call('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': mediaType },
      })
      await reply.body?.cancel()
      if (!reply.ok) refuse(reply)
    },
    get: async (key) => {
      const reply = await call('GET', key)
      if (reply.ok) return new Uint8Array(await reply.arrayBuffer())
      await reply.body?.cancel()
      return reply.status === 404 ? undefined : refuse(reply)
    },
    delete: async (key) => {
      const reply = await call('DELETE', key)
      await reply.body?.cancel()
      if (!reply.ok && reply.status !== 404) refuse(reply)
    },
    list: async function* () {
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(after && { 'continuation-token': after }),
        })
        const reply = await fetchOnce(`${root}?${query.toString()}`, { method: 'GET' })
        if (!reply.ok) {
          await reply.body?.cancel()
          refuse(reply)
        }
        const { objects, next } = readListing(await reply.text())
        yield* objects
        after = next
      }
    },
  }
}
