import { readFile } from 'node:fs/promises'

/** A file has to be drawn into memory before it can be too much of it, which takes longer than this. */
const LOOK_EVERY_MS = 250
const KB_PER_MB = 1024

/**
 * Calls `onTooMuch` when a process holds more memory than it may, native memory included, until the returned function
 * is called. Only Linux tells; elsewhere the limits of V8 and of pdfium's own memory have to do.
 */
export function watchMemory(pid: number | undefined, mostMb: number, onTooMuch: () => void): () => void {
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
    if (Number(kb) > mostMb * KB_PER_MB) onTooMuch()
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
