import { afterEach, expect, test, vi } from 'vitest'
import { SHRINK, shrinkPhoto, shrunkSize } from './shrink-photo.ts'

const decode = vi.fn(() => Promise.resolve({ width: 4000, height: 3000, close: () => {} }))
const png = (name: string, ...bytes: number[]) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a drawing that calls itself a photo', new File(['<svg/>'], 'rx.png', { type: 'image/png' })],
  ['a PDF', new File(['%PDF-1.7'], 'rx.pdf', { type: 'application/pdf' })],
  ['an empty file', png('rx.png')],
])('%s goes as it is, and the browser is not asked to open it', async (_, file) => {
  vi.stubGlobal('createImageBitmap', decode)
  expect(await shrinkPhoto(file)).toBe(file)
  expect(decode).not.toHaveBeenCalled()
})

test('a photo is opened, and goes as it is where it cannot be drawn smaller', async () => {
  vi.stubGlobal('createImageBitmap', decode)
  const file = png('rx.png', 0x89, 0x50, 0x4e, 0x47)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await shrinkPhoto(file)).toBe(file)
  expect(decode).toHaveBeenCalledOnce()
})

test.each([
  ['a small photo stays', { width: 1200, height: 1600, bytes: 300_000 }, undefined],
  [
    'a wide one is 2400 px wide',
    { width: 4800, height: 2400, bytes: 900_000 },
    { width: 2400, height: 1200 },
  ],
  [
    'a heavy one keeps its size and loses weight',
    { width: 1200, height: 1600, bytes: SHRINK.aboveBytes + 1 },
    { width: 1200, height: 1600 },
  ],
])('%s', (_, picture, size) => {
  expect(shrunkSize(picture)).toEqual(size)
})
