import { expect, test } from 'vitest'
import { checkPrescriptionFile, FILE_PROBLEM_WORDS, formatFileSize, PRESCRIPTION_FILE } from './file.ts'

const MB = 1024 * 1024

test.each([
  ['rx.pdf', 'application/pdf', 1, undefined],
  ['rx.png', 'image/png', 1, undefined],
  ['rx.JPG', 'image/jpeg', 10 * MB, undefined],
  ['rx.jpeg', 'image/jpg', 1, undefined],
  ['photo.jpg', '', 1, undefined],
  ['photo.jpg', 'application/octet-stream', 1, undefined],
  ['photo', '', 1, undefined],
  ['rx.pdf', 'application/pdf', 0, 'file_empty'],
  ['photo.jpg', 'application/octet-stream', 0, 'file_empty'],
  ['rx.pdf', 'application/pdf', 10 * MB + 1, 'file_too_large'],
  ['IMG_0001.HEIC', 'image/heic', 1, 'file_heic'],
  ['IMG_0001.HEIC', '', 1, 'file_heic'],
  ['IMG_0001.heif', 'application/octet-stream', 1, 'file_heic'],
  ['x.svg', 'image/svg+xml', 1, 'file_type_unsupported'],
  ['x.gif', 'image/gif', 1, 'file_type_unsupported'],
  ['x.webp', '', 1, 'file_type_unsupported'],
  ['rx.docx', 'application/octet-stream', 1, 'file_type_unsupported'],
  ['rx.png', 'text/html', 1, 'file_type_unsupported'],
] as const)('%s of type %j with %d bytes: %j', (name, type, size, expected) => {
  expect(checkPrescriptionFile({ name, type, size })).toBe(expected)
})

test('each problem has its specified words', () => {
  expect(FILE_PROBLEM_WORDS).toEqual({
    file_type_unsupported: 'Only PDF, JPG, JPEG, PNG files are allowed.',
    file_heic: 'Only PDF, JPG, JPEG, PNG files are allowed. Take a photo or a screenshot instead.',
    file_empty: 'The file is empty.',
    file_too_large: 'File is larger than 10 MB.',
    file_too_many_pages: 'This PDF has more than 20 pages.',
    file_too_many_pixels: 'This photo is too large.',
  })
})

test('a file has at most 10 MB, 20 pages and 40 megapixels', () => {
  expect(PRESCRIPTION_FILE).toEqual({
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
    maxBytes: 10_485_760,
    maxPages: 20,
    maxPixels: 40_000_000,
  })
})

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [MB - 1, '1 MB'],
  [3.2 * MB, '3.2 MB'],
  [1024 * MB, '1 GB'],
  [5000 * 1024 * MB, '5000 GB'],
])('%d bytes read %j', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
