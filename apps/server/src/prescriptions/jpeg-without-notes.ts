import type { ByteCursor } from './byte-cursor.ts'

const ORIENTATION = 0x0112

/** How the picture is to be turned, from the first directory of an Exif block; undefined when it does not say. */
const orientationOf = (exif: Buffer): number | undefined => {
  const tiff = exif.subarray(6)
  if (tiff.length < 14) return undefined
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  for (let n = 0; n < two(directory); n += 1) {
    const entry = directory + 2 + n * 12
    if (entry + 12 > tiff.length) return undefined
    if (two(entry) === ORIENTATION) return two(entry + 8)
  }
  return undefined
}

/** An Exif block that says how the picture is turned, and nothing else. */
const exifSaying = (orientation: number): Buffer => {
  const block = Buffer.alloc(36)
  block.writeUInt16BE(0xffe1, 0)
  block.writeUInt16BE(34, 2)
  block.write('Exif\0\0MM', 4, 'latin1')
  block.writeUInt16BE(42, 12)
  block.writeUInt32BE(8, 14)
  block.writeUInt16BE(1, 18)
  block.writeUInt16BE(ORIENTATION, 20)
  block.writeUInt16BE(3, 22)
  block.writeUInt32BE(1, 24)
  block.writeUInt16BE(orientation, 28)
  return block
}

const says = (segment: Buffer, name: string): boolean =>
  segment.toString('latin1', 4, 4 + name.length) === name

/** What is kept of a segment: of notes nothing, but for JFIF, a colour profile and Adobe's way with colours. */
const kept = (marker: number, segment: Buffer): Buffer[] => {
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  const isNeeded = marker === 0xe0 || marker === 0xee || (marker === 0xe2 && says(segment, 'ICC_PROFILE\0'))
  if (!isNote || isNeeded) return [segment]
  const orientation = says(segment, 'Exif\0\0') ? orientationOf(segment.subarray(4)) : undefined
  return orientation !== undefined && orientation > 1 && orientation <= 8 ? [exifSaying(orientation)] : []
}

/** Where a scan ends: at a marker that is neither an escaped byte nor a restart. */
const endOfScan = (bytes: Buffer): number => {
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return -1
}

const SCAN_PIECE = 64 * 1024

async function* passScan(cursor: ByteCursor): AsyncGenerator<Buffer, void> {
  for (;;) {
    const ahead = await cursor.peek(SCAN_PIECE)
    const end = endOfScan(ahead)
    if (end >= 0) return void (yield cursor.take(end))
    if (ahead.length < SCAN_PIECE) return
    // The last byte may be the first half of a marker.
    yield cursor.take(SCAN_PIECE - 1)
  }
}

/**
 * A JPEG without its notes, and without what hangs on behind its end, where telephones put a second picture with notes
 * of its own. Stops where it ends, or where it cannot be followed any further.
 */
export async function* jpegWithoutNotes(cursor: ByteCursor): AsyncGenerator<Buffer, 'ended' | 'lost'> {
  yield* cursor.pass(2)
  for (;;) {
    const head = await cursor.peek(4)
    const marker = head[1]
    if (head[0] !== 0xff || marker === undefined) return 'lost'
    if (marker === 0xff) {
      cursor.take(1)
      continue
    }
    if (marker === 0xd9) {
      yield cursor.take(2)
      return 'ended'
    }
    if (head.length < 4) return 'lost'
    const length = 2 + head.readUInt16BE(2)
    const segment = await cursor.peek(length)
    if (segment.length < length) return 'lost'
    yield* kept(marker, cursor.take(length))
    if (marker === 0xda) yield* passScan(cursor)
  }
}
