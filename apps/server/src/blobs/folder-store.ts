import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isBlobKey } from './blob-key.ts'
import type { BlobStore } from './blob-store.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const ignoreMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** A file that is being written has this after its name. */
const PART = '.part'

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(ignoreMissing)
  for await (const entry of entries ?? []) if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

/** Files in a folder, readable by the server's user only. */
export const createFolderStore = (folder: string): BlobStore => {
  const pathOf = (key: string): string => {
    if (!isBlobKey(key)) throw new Error('not the key of a blob')
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Under its name only once it is whole and on the disk: a crash leaves no half of a prescription.
      const file = await open(`${path}${PART}`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } catch (error) {
        await rm(`${path}${PART}`, { force: true })
        throw error
      } finally {
        await file.close()
      }
      await rename(`${path}${PART}`, path)
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true })
      await rm(`${pathOf(key)}${PART}`, { force: true })
    },
    list: async function* () {
      for await (const path of filesIn(folder)) {
        // What a crash left half written counts as the blob it was to become.
        const key = relative(folder, path)
          .replace(/\.part$/, '')
          .split(sep)
          .join('/')
        const stored = isBlobKey(key) ? await stat(path).catch(ignoreMissing) : undefined
        if (stored) yield { key, storedAt: stored.mtime }
      }
    },
  }
}
