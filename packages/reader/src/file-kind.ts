export type FileKind = 'pdf' | 'png' | 'jpeg' | 'heic'

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_MARK = [0xff, 0xd8, 0xff]
const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'])
/** PDF readers look for the mark within the first kilobyte, because scanners put junk before it. */
const PDF_MARK_WITHIN = 1024

/** What a file is by its first bytes; its name and declared type are never believed. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, PNG_MARK)) return 'png'
  if (startsWith(bytes, JPEG_MARK)) return 'jpeg'
  const start = String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN))
  if (start.slice(4, 8) === 'ftyp' && HEIF_BRANDS.has(start.slice(8, 12))) return 'heic'
  if (start.includes('%PDF-') && !isMarkup(start)) return 'pdf'
  return undefined
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((value, index) => bytes[index] === value)

/** HTML or SVG that mentions the mark is still markup (a byte order mark may stand before it). */
const isMarkup = (start: string) => /^(?:\u00ef\u00bb\u00bf)?\s*</.test(start)
