import { createByteCursor } from './byte-cursor.ts'
import { jpegWithoutNotes } from './jpeg-without-notes.ts'
import { pngWithoutNotes } from './png-without-notes.ts'

/**
 * A file as it comes in, without what a photo says of where and when it was taken and by which telephone: none of that
 * is needed to read it, so none is stored. Nothing is decoded, and the pixels stay as they were sent. A photo that
 * cannot be followed goes on as it is from there: whether it is one is for the reader to say. PDFs are left alone.
 */
export async function* withoutNotes(
  pieces: AsyncIterable<Uint8Array>,
  kind: 'pdf' | 'png' | 'jpeg',
): AsyncGenerator<Uint8Array, void> {
  if (kind === 'pdf') return yield* pieces
  const cursor = createByteCursor(pieces)
  const end = yield* kind === 'jpeg' ? jpegWithoutNotes(cursor) : pngWithoutNotes(cursor)
  for await (const piece of cursor.pass(Infinity)) if (end === 'lost') yield piece
}
