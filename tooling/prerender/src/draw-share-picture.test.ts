import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { drawSharePicture, SHARE_SIZE } from './draw-share-picture.ts'

const font = await readFile(
  fileURLToPath(new URL('../../../packages/ui/src/fonts/anek-latin-one-width.woff2', import.meta.url)),
)
const page = (
  title: string,
) => `<style>:root{--color-neel-700:oklch(40% .165 272);--color-haldi-400:#ffda4a}</style>
<header><svg viewBox="4 7.5 58 56" class="w-2" stroke="currentColor"><path d="M4 8H60"/></svg><b class="x">Dawadoot</b></header>
<main><h1 class="t">${title}</h1><p class="p">Every prescription begins as a line of ink.</p>
<svg viewBox="0 0 100 50" class="w-full"><rect class="fill-neel-700" width="100" height="50"/></svg></main>`
const look = { tone: 'paper', scene: { x: 700, width: 500 } } as const

test('a shared page is shown by a picture of 1200 by 630 with its own scene in its own colours', async () => {
  const image = await loadImage(await drawSharePicture(page('Own it'), font, look))
  expect({ width: image.width, height: image.height }).toEqual(SHARE_SIZE)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  // the middle of the scene: oklch(40% .165 272)
  expect([...context.getImageData(950, 500, 1, 1).data]).toEqual([45, 55, 158, 255])
})

test('the same page gives the same bytes; another title gives others', async () => {
  const first = await drawSharePicture(page('Own it'), font, look)
  expect((await drawSharePicture(page('Own it'), font, look)).equals(first)).toBe(true)
  expect((await drawSharePicture(page('Share it'), font, look)).equals(first)).toBe(false)
})

test('a page without a title, or with a colour that nobody knows, is refused', async () => {
  await expect(drawSharePicture(page('').replace(/<h1.*h1>/, ''), font, look)).rejects.toThrow('no h1')
  const odd = page('Own it').replace('fill-neel-700', 'fill-neel-750')
  await expect(drawSharePicture(odd, font, look)).rejects.toThrow('no colour neel-750')
})
