import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a PDF', '%PDF-1.4\n%', 'pdf'],
  ['a PDF behind junk of a scanner', '\0\0junk\r\n%PDF-1.4', 'pdf'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a HEIC photo of a phone', '\0\0\0\x18ftypheic', 'heic'],
  ['another HEIF brand', '\0\0\0\x18ftypmif1', 'heic'],
  ['an MP4 film', '\0\0\0\x18ftypisom', undefined],
  ['a WebP picture', 'RIFF\x10\0\0\0WEBP', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['SVG that mentions PDF', '<?xml version="1.0"?><svg><!--%PDF-1.4--></svg>', undefined],
  ['HTML behind a byte order mark', '\xef\xbb\xbf<html>%PDF-', undefined],
  ['a program', 'MZ\x90\0', undefined],
  ['half a PNG mark', '\x89PNG', undefined],
  ['nothing', '', undefined],
] as const)('the first bytes of %s tell what it is', (_, start, kind) => {
  expect(fileKind(bytes(start))).toBe(kind)
})

test('a mark after the first kilobyte makes no PDF', () => {
  expect(fileKind(bytes(`${' '.repeat(1100)}%PDF-1.4`))).toBeUndefined()
})
