import { expect, test } from 'vitest'
import { checkKioskPhoto, KIOSK_PHOTO_WORDS } from './photo.ts'

test.each([
  ['rx.jpg', 'image/jpeg', 1, undefined],
  ['rx.png', 'image/png', 1, undefined],
  ['capture', '', 1, undefined],
  ['rx.pdf', 'application/pdf', 1, 'file_type_unsupported'],
  ['RX.PDF', '', 1, 'file_type_unsupported'],
  ['rx.heic', 'image/heic', 1, 'file_heic'],
  ['rx.gif', 'image/gif', 1, 'file_type_unsupported'],
  ['rx.jpg', 'image/jpeg', 0, 'file_empty'],
] as const)('%s of type %j with %d bytes: %j', (name, type, size, expected) => {
  expect(checkKioskPhoto({ name, type, size })).toBe(expected)
})

test('the kiosk says that it takes images only', () => {
  expect(KIOSK_PHOTO_WORDS.file_type_unsupported).toBe('Only JPG, JPEG, PNG images are allowed.')
  expect(KIOSK_PHOTO_WORDS.file_too_large).toBe('File is larger than 10 MB.')
})
