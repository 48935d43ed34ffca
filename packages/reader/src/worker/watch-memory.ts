import { residentMb } from './process-status.ts'

/** A file has to be drawn into memory before it can be too much of it, which takes longer than this. */
const LOOK_EVERY_MS = 250

/**
 * Calls `onTooMuch` when a process holds more memory than it may, native memory included, until the returned function
 * is called. Where the system does not tell, the limits of V8 and of pdfium's own memory have to do.
 */
export function watchMemory(pid: number | undefined, mostMb: number, onTooMuch: () => void): () => void {
  const look = async () => {
    if (((await residentMb(pid)) ?? 0) > mostMb) onTooMuch()
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
