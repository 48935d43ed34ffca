/**
 * A photo carries where and when it was taken, and by which telephone. None of that is needed to read it, so none is
 * kept. The picture itself is not decoded here: its bytes stay as they were.
 */

const ORIENTATION = 0x0112

/** How the picture is to be turned, from the first directory of an Exif block; undefined when it does not say. */
const orientationOf = (exif: Buffer): number | undefined => {
  const tiff = exif.subarray(6)
  if (tiff.length < 14) return undefined
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const four = (at: number): number => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = four(4)
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

/** Application segments that the picture needs to look right: JFIF, its colour profile, Adobe's colour transform. */
const isNeeded = (marker: number, segment: Buffer): boolean => {
  if (marker === 0xe2) return says(segment, 'ICC_PROFILE\0')
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  return !isNote || marker === 0xe0 || marker === 0xee
}

const turnedAs = (segment: Buffer): Buffer[] => {
  const orientation = says(segment, 'Exif\0\0') ? orientationOf(segment.subarray(4)) : undefined
  return orientation !== undefined && orientation > 1 && orientation <= 8 ? [exifSaying(orientation)] : []
}

/** Where the data of a scan ends: at the next marker that is neither an escaped byte nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const stripJpeg = (bytes: Buffer): Buffer | undefined => {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    // Behind the end telephones hang a second picture, with notes of its own.
    if (marker === 0xd9) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    if (isNeeded(marker, segment)) kept.push(segment)
    else if (marker === 0xe1) kept.push(...turnedAs(segment))
    at = marker === 0xda ? endOfScan(bytes, end) : end
    kept.push(bytes.subarray(end, at))
  }
  return undefined
}

const PNG_NOTES = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']
const PNG_HEAD = 8

const stripPng = (bytes: Buffer): Buffer | undefined => {
  const kept = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return undefined
    if (!PNG_NOTES.includes(type)) kept.push(bytes.subarray(at, end))
    // What hangs on behind the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

/** The same picture without what it says of its maker; as it was when it cannot be followed to its end. */
export const stripMetadata = (bytes: Uint8Array, kind: 'pdf' | 'png' | 'jpeg'): Uint8Array => {
  if (kind === 'pdf') return bytes
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (kind === 'jpeg' ? stripJpeg(file) : stripPng(file)) ?? bytes
}
