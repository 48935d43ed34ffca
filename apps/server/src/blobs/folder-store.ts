import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isBlobKey } from './blob-key.ts'
import type { BlobStore } from './blob-store.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}
