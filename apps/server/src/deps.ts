import type { BlobStore } from './blobs/blob-store.ts'
import type { Database } from './db/database.ts'
import type { ClaimedJob } from './jobs/claim-job.ts'
import type { Seat } from './jobs/seats.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Settings } from './settings.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'

/** Everything the app reaches for outside itself. Tests hand in their own clock, ids, randomness and stores. */
export type Deps = {
  database: Database
  blobs: BlobStore
  sms: SmsGateway
  /** Room for a text message that this process sends itself; without it all wait in the queue. */
  takeTextSeat?: () => Seat<ClaimedJob> | undefined
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
