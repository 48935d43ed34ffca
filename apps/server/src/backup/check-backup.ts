import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { StartProblem } from '../start-problem.ts'
import { BackupEnd, BackupFile, BackupHead } from './backup-head.ts'
import { type BackupLine, linesOf, readLine, writeLine } from './backup-line.ts'

/** Opens the backup from its beginning; it is read twice. */
export type OpenBackup = () => AsyncIterable<Buffer>

const damaged = (): StartProblem =>
  new StartProblem('This backup is cut off or damaged; nothing was changed.')

const parsed = <S extends v.GenericSchema>(schema: S, json: string): v.InferOutput<S> => {
  try {
    return v.parse(schema, JSON.parse(json))
  } catch {
    throw damaged()
  }
}

/** Line by line; a text that is none is damage. */
export async function* backupLines(open: OpenBackup): AsyncGenerator<BackupLine> {
  try {
    for await (const text of linesOf(open())) {
      const line = readLine(text.toString('utf8'))
      if (!line) throw damaged()
      yield line
    }
  } catch (error) {
    // What gzip says of half a file.
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? damaged() : error
  }
}

/** The bytes of a file in the backup, which are those that were stored. */
export const fileOf = (line: BackupLine): { bytes: Buffer; mediaType: string } => {
  const { base64, sha256, mediaType } = parsed(BackupFile, line.json)
  const bytes = Buffer.from(base64, 'base64')
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged()
  return { bytes, mediaType }
}

/** Reads the whole backup before anything is touched. Throws StartProblem when it is not whole, or not for this schema. */
export const checkBackup = async (open: OpenBackup, migrations: readonly string[]): Promise<BackupEnd> => {
  const hash = createHash('sha256')
  let first = true
  let end: BackupEnd | undefined
  for await (const line of backupLines(open)) {
    if (end || first !== (line.kind === 'head')) throw damaged()
    if (first) {
      first = false
      const head = parsed(BackupHead, line.json)
      if (head.migrations.join() !== migrations.join())
        throw new StartProblem(
          `This backup is of a database with ${head.migrations.length} migrations, and this version has ${migrations.length} or others. Restore it with the version that made it; a newer server then brings it up to date.`,
        )
    }
    if (line.kind === 'end') end = parsed(BackupEnd, line.json)
    else hash.update(writeLine(line))
    if (line.kind === 'file') fileOf(line)
  }
  if (end?.sha256 !== hash.digest('hex')) throw damaged()
  return end
}
