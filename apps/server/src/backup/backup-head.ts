import * as v from 'valibot'

/** Grows when an older reader would misunderstand a backup. */
export const BACKUP_FORMAT = 1

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The first line: whether this server can make anything of the rest. */
export const BackupHead = v.object({
  format: v.literal(BACKUP_FORMAT),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Hashes of the migrations that the database had been through, in their order. */
  migrations: v.array(v.string()),
})

/** Before a file's bytes, of which they must turn out to be. */
export const BackupFile = v.object({ mediaType: v.string(), sha256: v.string(), base64: v.string() })

/** The last line. A backup without it was cut off. */
export const BackupEnd = v.object({
  rows: Count,
  files: Count,
  /** Named by a row, but not in the store: deleted between the two. */
  missing: Count,
  /** Of all lines before this one. */
  sha256: v.string(),
})
export type BackupEnd = v.InferOutput<typeof BackupEnd>
