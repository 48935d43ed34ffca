export type ByteCursor = {
  /** The next bytes, which stay: as many as asked for unless the end comes first. */
  peek: (count: number) => Promise<Buffer>
  /** Bytes that have been looked at. */
  take: (count: number) => Buffer
  /** The next bytes as they come in, so many in all unless the end comes first. */
  pass: (count: number) => AsyncGenerator<Buffer, void>
}

/** Reads bytes that come in pieces as if they were one. */
export const createByteCursor = (pieces: AsyncIterable<Uint8Array>): ByteCursor => {
  const arriving = pieces[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)

  const peek = async (count: number): Promise<Buffer> => {
    while (held.length < count) {
      const { done, value } = await arriving.next()
      if (done) break
      held = Buffer.concat([held, value])
    }
    return held.subarray(0, count)
  }
  const take = (count: number): Buffer => {
    const taken = held.subarray(0, count)
    held = held.subarray(count)
    return taken
  }
  return {
    peek,
    take,
    pass: async function* (count) {
      for (let left = count; left > 0;) {
        await peek(1)
        const piece = take(left)
        if (piece.length === 0) return
        left -= piece.length
        yield piece
      }
    },
  }
}
