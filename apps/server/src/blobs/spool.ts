import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'

/**
 * Keeps bytes of unknown length on the disk until they have all arrived, then hands them on. The file has no name any
 * more by the time the first of them is written, so that not even a killed process leaves it behind.
 */
export const spool = async <T>(
  bytes: AsyncIterable<Uint8Array>,
  handOn: (body: ReadableStream<Uint8Array>, length: number) => Promise<T>,
): Promise<T> => {
  const path = join(tmpdir(), `dawadoot-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await file.writeFile(bytes)
    const { size } = await file.stat()
    const pieces = file.createReadStream({ start: 0, autoClose: false })
    return await handOn(ReadableStream.from<Uint8Array>(pieces), size)
  } finally {
    await file.close()
  }
}
