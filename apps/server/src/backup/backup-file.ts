import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartProblem } from '../start-problem.ts'
import type { OpenBackup } from './check-backup.ts'

/** A backup that is being written has this after its name. */
const PART = '.part'

/**
 * Writes a file that only its owner can read, under its name once it is whole and on the disk. One of that name that
 * is there already is never written over.
 */
export const writeBackupFile = async <T>(
  path: string,
  fill: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> => {
  if (await stat(path).catch(() => undefined))
    throw new StartProblem(`${path} is there already. Name a new file.`)
  const part = `${path}${PART}`
  const zip = createGzip()
  const file = createWriteStream(part, { mode: 0o600, flush: true })
  const failed = finished(zip.pipe(file))
  // Awaited below; until then a failure must not count as unheard.
  failed.catch(() => undefined)
  try {
    const result = await fill(async (text) => {
      if (!zip.write(text)) await Promise.race([once(zip, 'drain'), failed])
    })
    zip.end()
    await failed
    await rename(part, path)
    return result
  } catch (error) {
    zip.destroy()
    file.destroy()
    // One that is still being opened would come back after it has been removed.
    await failed.catch(() => undefined)
    await rm(part, { force: true })
    if (error instanceof Error && 'syscall' in error && 'code' in error)
      throw new StartProblem(`${path} cannot be written (${String(error.code)}).`)
    throw error
  }
}

export const openBackupFile = async (path: string): Promise<OpenBackup> => {
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new StartProblem(`${path} cannot be read.`)
  return () => createReadStream(path).pipe(createGunzip())
}
