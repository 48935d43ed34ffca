import type { BlobStore } from '../blobs/blob-store.ts'

/** For tests: `keys` shows what is left lying. */
export const createMemoryStore = (
  clock: () => Date,
): BlobStore & { keys: () => string[]; clear: () => void } => {
  const blobs = new Map<string, { bytes: Uint8Array<ArrayBuffer>; storedAt: Date }>()
  return {
    put: async (key, bytes) => void blobs.set(key, { bytes: new Uint8Array(bytes), storedAt: clock() }),
    get: async (key) => blobs.get(key)?.bytes,
    delete: async (key) => void blobs.delete(key),
    list: async function* () {
      for (const [key, { storedAt }] of blobs) yield { key, storedAt }
    },
    keys: () => [...blobs.keys()],
    clear: () => blobs.clear(),
  }
}
