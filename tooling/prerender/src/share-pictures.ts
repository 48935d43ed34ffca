import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import { drawSharePicture, type ShareLook } from './draw-share-picture.ts'

export type SharePicturesOptions = {
  /** The file name, without its hash, of the font that the pages begin with. */
  font: string
  /** By the pages' addresses. */
  pages: Readonly<Record<string, ShareLook>>
}

/** `vite build` then also draws `share/{page}.png` of every page; goes after what writes the pages. */
export const sharePictures = ({ font, pages }: SharePicturesOptions): Plugin =>
  afterBuild('dawadoot:share-pictures', async ({ root, build }) => {
    const out = join(root, build.outDir)
    const file = (await readdir(join(out, 'assets'))).find((name) => name.startsWith(`${font}-`))
    if (file === undefined) throw new Error(`the build has no font ${font}`)
    const face = await readFile(join(out, 'assets', file))
    for (const [path, look] of Object.entries(pages)) {
      const picture = join(out, `share${path}.png`)
      await mkdir(dirname(picture), { recursive: true })
      const page = await readFile(join(out, `${path}.html`), 'utf8')
      await writeFile(picture, await drawSharePicture(page, face, look))
    }
  })
