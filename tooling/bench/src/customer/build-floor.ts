import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { firstLoadScripts } from '@dawadoot/scripts/first-load-scripts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import * as v from 'valibot'
import { build } from 'vite'
import { brotliBytes } from './brotli-bytes.ts'

const SOURCE = fileURLToPath(new URL('../../floor/', import.meta.url))

const template = (entry: string, head = '', after = '') =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The floor</title><meta name="description" content="The least that a page like ours can be."><link rel="icon" href="data:,">${head}</head><body><div id="root"></div>${after}<script type="module" src="./${entry}"></script></body></html>`

const buildPage = async (name: 'v7' | 'v8i', outDir: string) => {
  const page = join(SOURCE, 'index.html')
  await writeFile(page, template(`${name}.tsx`))
  try {
    await build({
      root: SOURCE,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), tailwindcss()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
      },
    })
  } finally {
    await rm(page)
  }
}

const Built = v.looseObject({
  html: v.pipe(
    v.function(),
    v.transform((html) => () => String(html())),
  ),
})

const prerendered = async (outDir: string): Promise<string> => {
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: 'html.tsx', outDir },
  })
  const file = (await readdir(outDir)).find((name) => /^html\.m?js$/.test(name))
  const { html } = v.parse(Built, await import(pathToFileURL(join(outDir, file ?? '')).href))
  return html()
}

const LINKED_STYLES = /<link rel="stylesheet"[^>]*>/g
const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? ''

/**
 * Our page's weight without our scripts: its styles, the fonts that it asks for, and what it shows, as HTML that no
 * script touches. The floor's own tree stands before it and is what its scripts bring to life.
 */
const weightOf = (ours: string) => ({
  head:
    [...ours.matchAll(/<link rel="preload" as="font"[^>]*>/g)].join('') +
    first(ours, /<style>[^]*?<\/style>/),
  body: first(ours, /<div id="root">[^]*<\/div>(?=\s*(?:<script|<\/body>))/).replace('id="root"', ''),
})

/**
 * The floors that our landing page is held to, built with the libraries that we use: v7, whose scripts are the least
 * that a router, a store and a login dialog need, and v8i, the same prerendered, with the bytes of our HTML and our
 * font. `ours` is the built customer app's folder. Sizes in bytes after brotli.
 */
export const buildFloor = async (ours: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'dawadoot-floor-'))
  const v7 = join(folder, 'v7')
  const v8i = join(folder, 'v8i')
  await buildPage('v7', v7)
  await buildPage('v8i', v8i)
  const { head, body } = weightOf(await readFile(join(ours, 'index.html'), 'utf8'))
  const html = await prerendered(join(folder, 'html'))
  const page = join(v8i, 'index.html')
  const own = (await readFile(page, 'utf8'))
    .replace(LINKED_STYLES, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${body}`)
  await writeFile(page, own)
  await mkdir(join(v8i, 'assets'), { recursive: true })
  for (const name of await readdir(join(ours, 'assets')))
    if (name.endsWith('.woff2')) await cp(join(ours, 'assets', name), join(v8i, 'assets', name))
  const scripts = (at: string) =>
    firstLoadScripts(join(at, 'index.html')).reduce((sum, path) => sum + brotliBytes(join(at, path)), 0)
  return {
    v8i,
    scriptBytes: scripts(v7),
    htmlBytes: brotliBytes(page),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
