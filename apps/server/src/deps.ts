import type { BlobStore } from './blobs/blob-store.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Settings } from './settings.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'

/** Everything the app reaches for outside itself. Tests hand in their own clock, ids, randomness and stores. */
export type Deps = {
  database: Database
  blobs: BlobStore
  sms: SmsGateway
  log: Log
  metrics: Metrics
  settings: Settings
  clock: () => Date
  /** From a cryptographic source. */
  randomBytes: (count: number) => Uint8Array
  /** A fresh id: unique, opaque, at most 64 characters, later ones sort after earlier ones. */
  newId: () => string
  /** Aborted when the server begins to stop: streams end, workers claim nothing more. */
  stopping: AbortSignal
}
