import { buffer } from 'node:stream/consumers'
import type { BlobStore } from '../blobs/blob-store.ts'

/** For tests: `keys` shows what is left lying. */
export const createMemoryStore = (
  clock: () => Date,
): BlobStore & { keys: () => string[]; clear: () => void } => {
  const blobs = new Map<string, { bytes: Uint8Array<ArrayBuffer>; storedAt: Date }>()
  return {
    put: async (key, bytes) => {
      const whole = bytes instanceof Uint8Array ? bytes : await buffer(bytes)
      blobs.set(key, { bytes: new Uint8Array(whole), storedAt: clock() })
    },
    get: async (key) => blobs.get(key)?.bytes,
    delete: async (key) => void blobs.delete(key),
    list: async function* () {
      for (const [key, { storedAt }] of blobs) yield { key, storedAt }
    },
    keys: () => [...blobs.keys()],
    clear: () => blobs.clear(),
  }
}
