import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32

/** An opaque bearer token of 256 random bits. */
export const newToken = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')

/** All that the server keeps of a token. It has 256 bits of its own, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
