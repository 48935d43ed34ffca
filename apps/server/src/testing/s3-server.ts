import type { IncomingMessage, ServerResponse } from 'node:http'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { buildApp } from 'fauxqs'
import type { S3Settings } from '../blobs/s3-store.ts'

export type S3Server = { settings: S3Settings; stop: () => Promise<void> }

/** The one key that this store knows, and knows the secret of. */
const KEY = { accessKeyId: 'AKIATESTS', secretAccessKey: 'a secret of the tests', region: 'ap-south-1' }
const BUCKET = 'dawadoot'

const header = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** The emulator lets everybody in; a real store works every signature out again. */
const isSignedWell = async (request: IncomingMessage): Promise<boolean> => {
  const given = header(request, 'authorization')
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const signer = new AwsV4Signer({
    ...KEY,
    service: 's3',
    method: request.method ?? 'GET',
    url: `http://${header(request, 'host')}${request.url ?? ''}`,
    headers: names.map((name) => [name, header(request, name)]),
    datetime: header(request, 'x-amz-date'),
  })
  return (await signer.sign()).headers.get('authorization') === given
}

/** An S3 server from npm in this process, with one empty bucket in memory. */
export const startS3 = async (): Promise<S3Server> => {
  const app = buildApp({ logger: false })
  const listener = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    void isSignedWell(request).then((well) => {
      if (well) for (const answer of listener) answer.call(app.server, request, reply)
      else reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    })
  })
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' })
  const made = await new AwsClient({ ...KEY, service: 's3' }).fetch(`${endpoint}/${BUCKET}`, {
    method: 'PUT',
  })
  if (!made.ok) throw new Error(`the bucket was not made: ${made.status}`)
  const { accessKeyId: accessKey, secretAccessKey: secretKey, region } = KEY
  return {
    settings: { endpoint, bucket: BUCKET, accessKey, secretKey, region },
    stop: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
