/**
 * A backup is gzipped text, a line per thing: `head`, then `rows` (up to some hundred of one table) and `file`, then
 * `end`. What follows the second tab is JSON, which the database writes and reads itself: no number or date passes
 * through ours.
 */
export type BackupLine = { kind: 'head' | 'rows' | 'file' | 'end'; name: string; json: string }

const KINDS = ['head', 'rows', 'file', 'end'] as const satisfies readonly BackupLine['kind'][]

export const writeLine = ({ kind, name, json }: BackupLine): string => `${kind}\t${name}\t${json}\n`

/** Undefined for what is no line of a backup. */
export const readLine = (text: string): BackupLine | undefined => {
  const [, first, name, json] = /^([a-z]+)\t([^\t]*)\t(.+)$/s.exec(text) ?? []
  const kind = KINDS.find((known) => known === first)
  return kind && name !== undefined && json !== undefined ? { kind, name, json } : undefined
}

/** Lines by their line feed alone: names that people typed may hold other marks that count as the end of a line. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)])
      parts = []
      from = at + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  }
  // A last line without its end was cut off.
  if (parts.length > 0) yield Buffer.concat(parts)
}
