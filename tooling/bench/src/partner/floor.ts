import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf, PAGES } from './pages.ts'

/**
 * The least that could still come alive: a listener that fetches everything else at the first touch. In place of the
 * page's own scripts, so that HTML, styles and font are the same to the byte.
 */
const BOOT = `let app
const boot = () => (app ??= import('./app.js'))
addEventListener('pointerdown', boot, { once: true, capture: true, passive: true })
addEventListener('keydown', boot, { once: true, capture: true, passive: true })
`
const SCRIPT = /(<script type="module"[^>]*src=")([^"]+)(")/

/** A copy of a built site whose pages do nothing before they are touched. */
export const makeFloor = async (dist: string): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'dawadoot-floor-'))
  await cp(dist, folder, { recursive: true })
  await writeFile(join(folder, 'boot.js'), BOOT)
  await writeFile(join(folder, 'app.js'), '')
  for (const { path } of PAGES) {
    const file = join(folder, fileOf(path))
    const html = await readFile(file, 'utf8')
    if (!SCRIPT.test(html)) throw new Error(`${path} names no script, so there is nothing to compare`)
    await writeFile(file, html.replace(SCRIPT, '$1/boot.js$3'))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
