import type { ByteCursor } from './byte-cursor.ts'

const NOTES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
const SIGNATURE = 8
/** Length, type and checksum. */
const AROUND = 12

/** A PNG without its notes and what hangs on behind its end; stops like `jpegWithoutNotes`. */
export async function* pngWithoutNotes(cursor: ByteCursor): AsyncGenerator<Buffer, 'ended' | 'lost'> {
  yield* cursor.pass(SIGNATURE)
  for (;;) {
    const head = await cursor.peek(8)
    if (head.length < 8) return 'lost'
    const type = head.toString('latin1', 4, 8)
    const isNote = NOTES.has(type)
    for await (const piece of cursor.pass(head.readUInt32BE(0) + AROUND)) if (!isNote) yield piece
    if (type === 'IEND') return 'ended'
  }
}
