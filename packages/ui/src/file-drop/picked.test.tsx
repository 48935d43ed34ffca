import { expect, test } from 'vitest'
import { readDrop } from './picked.tsx'

const photo = new File(['x'], 'slip.jpg', { type: 'image/jpeg' })

/** A drop as a browser hands it over, as far as it is read. */
const dropOf = (files: File[], { folder = false, text = false } = {}) =>
  ({
    files,
    items: [
      ...files.map(() => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: folder }) })),
      ...(text ? [{ kind: 'string', webkitGetAsEntry: () => null }] : []),
    ],
  }) as unknown as DataTransfer

test('one file is one file', () => {
  expect(readDrop(dropOf([photo]))).toEqual({ kind: 'file', file: photo, by: 'drop' })
})
test('several files are handed over as several', () => {
  expect(readDrop(dropOf([photo, photo]))).toEqual({ kind: 'several', files: [photo, photo] })
})
test('a folder is not a file, although browsers list it as one', () => {
  expect(readDrop(dropOf([photo], { folder: true }))).toEqual({ kind: 'folder' })
})
test('a piece of text is not a file', () => {
  expect(readDrop(dropOf([], { text: true }))).toEqual({ kind: 'not-a-file' })
})
