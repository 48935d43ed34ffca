/** What came in, however it came; the owner says what it thinks of it. */
export type Picked =
  | { kind: 'file'; file: File; by: 'browse' | 'camera' | 'drop' }
  | { kind: 'several'; files: File[] }
  | { kind: 'folder' }
  | { kind: 'not-a-file' }

/** Reads a drop. One file is one file; several, a folder, or a piece of text are told apart. */
export function readDrop(data: DataTransfer): Picked {
  const files = [...data.files]
  const first = files[0]
  // asked at once: the browser empties the list when the event is over
  const entries = [...data.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry?.() : null))
  if (entries.some((entry) => entry?.isDirectory)) return { kind: 'folder' }
  if (!first) return { kind: 'not-a-file' }
  return files.length > 1 ? { kind: 'several', files } : { kind: 'file', file: first, by: 'drop' }
}
