/** Where files lie: a folder or an object store. Keys are made by `newBlobKey` and say nothing about the content. */
export type BlobStore = {
  /**
   * Resolves once the bytes are safe. Bytes that arrive in pieces are never all in memory; when they break off, it rejects
   * with what broke them off, and nothing is left of them.
   */
  put: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, mediaType: string) => Promise<void>
  /** Undefined when there is no such key. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** No such key is no error. */
  delete: (key: string) => Promise<void>
  /** Everything there is, in no order; what comes or goes meanwhile may or may not be among it. */
  list: () => AsyncIterable<StoredBlob>
}

export type StoredBlob = { key: string; storedAt: Date }
