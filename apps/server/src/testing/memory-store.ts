import type { BlobStore } from '../blobs/blob-store.ts'

/** For tests: `keys` shows what is left lying. */
export const createMemoryStore = (): BlobStore & { keys: () => string[]; clear: () => void } => {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (key, bytes) => void blobs.set(key, new Uint8Array(bytes)),
    get: async (key) => blobs.get(key),
    delete: async (key) => void blobs.delete(key),
    keys: () => [...blobs.keys()],
    clear: () => blobs.clear(),
  }
}
