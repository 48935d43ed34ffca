import { AwsClient } from 'aws4fetch'
import { isBlobKey } from './blob-key.ts'
import type { BlobStore } from './blob-store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

const TIMEOUT_MS = 20_000

/** Any object store that speaks S3, addressed by path: `{endpoint}/{bucket}/{key}`. */
export const createS3Store = ({ endpoint, bucket, accessKey, secretKey, region }: S3Settings): BlobStore => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  })
  const call = (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    if (!isBlobKey(key)) throw new Error('not the key of a blob')
    const url = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${key}`
    return client.fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
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
  }
}
