import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { build } from 'vite'
import { cspSources } from './csp.ts'
import { assetsNamed, fillPage, type PageHead } from './page.ts'
import { usedStyles } from './used-styles.ts'

/** What the entry module exports. `App` holds routes; the router comes from here. */
export type PrerenderEntry = {
  App: ComponentType
  headOf: (path: string) => PageHead
  /** Drawn for its styles alone, which pages then carry too: what their scripts show before the whole sheet is there. */
  Ahead?: ComponentType
}

export type PrerenderOptions = {
  /** The app's folder, with its vite.config and its finished client build in `outDir`. */
  appDir: string
  /** Relative to `appDir`: a module that exports `App` and `headOf`. */
  entry: string
  /** Address to file name: `{ '/about': 'about.html' }`. */
  routes: Readonly<Record<string, string>>
  /** Relative to `appDir`; "dist" unless told otherwise. */
  outDir?: string
  /** Fonts of the first view, by their file names without ending. */
  preloadFonts?: readonly string[]
  /** Inline only the styles that a page uses; the whole sheet is fetched ahead, for a script to link. */
  usedStylesOnly?: boolean
  /** Keeps the empty template under this name, for addresses that only scripts can draw. */
  shell?: string
}

/**
 * Turns routes into HTML files that read well before any script has come: renders the entry on Node, puts the
 * result and the styles into the built index.html, and writes the hashes of inline parts to csp.json
 * (`{ scriptSrc, styleSrc }`, ready for the header). Rejects when a route cannot be rendered.
 */
export const prerender = async (options: PrerenderOptions): Promise<void> => {
  const { appDir, routes, preloadFonts = [], usedStylesOnly = false, shell } = options
  // a new folder each time: a second run in the same process must not get the first one's modules
  const entryDir = join(appDir, `node_modules/.prerender-${Date.now()}`)
  const out = (file: string) => join(appDir, options.outDir ?? 'dist', file)

  const template = await readFile(out('index.html'), 'utf8')
  const styles = await readStyles(template, out)
  const preload = assetsNamed([...styles.values()].join(''), preloadFonts)

  try {
    const { App, headOf, Ahead } = await loadEntry(options, entryDir)
    const ahead = Ahead ? await render(Ahead, '/') : ''
    const pages = await Promise.all(
      Object.entries(routes).map(async ([path, file]) => {
        const content = await render(App, path)
        const inline = usedStylesOnly ? await onlyUsed(styles, template + content + ahead) : styles
        const html = fillPage({
          template,
          head: headOf(path),
          html: content,
          styleOf: (href) => inline.get(href) ?? '',
          preload,
          wholeLater: usedStylesOnly,
        })
        await writeFile(out(file), html)
        return html
      }),
    )
    const empty = usedStylesOnly ? await fontsApart(template, styles, out) : template
    if (shell !== undefined) await writeFile(out(shell), empty)
    await writeFile(out('csp.json'), `${JSON.stringify(cspSources([...pages, empty]), null, 2)}\n`)
  } finally {
    // not before everything is rendered: parts that load late are in there
    await rm(entryDir, { recursive: true, force: true })
  }
}

const readStyles = async (template: string, out: (file: string) => string): Promise<Map<string, string>> => {
  const hrefs = Array.from(template.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)"/g), ([, href]) => href ?? '')
  return new Map(
    await Promise.all(hrefs.map(async (href) => [href, await readFile(out(href), 'utf8')] as const)),
  )
}

const FONT_FACES = /@font-face\s*\{[^}]*\}/g

/**
 * Takes the fonts out of the stylesheets: a page has them inline, and a sheet that names them once more makes the
 * browser lay out every text anew when it comes. Gives the template that has them inline as well.
 */
const fontsApart = async (
  template: string,
  styles: ReadonlyMap<string, string>,
  out: (file: string) => string,
): Promise<string> => {
  const fonts = [...styles.values()].flatMap((css) => css.match(FONT_FACES) ?? []).join('')
  await Promise.all(Array.from(styles, ([href, css]) => writeFile(out(href), css.replaceAll(FONT_FACES, ''))))
  return template.replace('</head>', () => `  <style>${fonts}</style>\n  </head>`)
}

const onlyUsed = async (styles: ReadonlyMap<string, string>, html: string): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      Array.from(styles, async ([href, css]) => [href, await usedStyles(css, html)] as const),
    ),
  )

/** Builds the entry for Node with the app's own settings, and loads it. */
const loadEntry = async ({ appDir, entry }: PrerenderOptions, outDir: string): Promise<PrerenderEntry> => {
  await build({
    root: appDir,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
    // one React for the entry and for what renders it; all else is taken in, for Node would look for it in the app
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
  })
  const url = pathToFileURL(join(outDir, 'entry.mjs')).href
  const loaded: PrerenderEntry = await import(/* @vite-ignore */ url)
  return loaded
}

const render = async (App: ComponentType, path: string): Promise<string> => {
  // loaded late: React chooses its production build when NODE_ENV is set, and Vite sets it
  const [{ prerender: renderStatic }, { StaticRouter }] = await Promise.all([
    import('react-dom/static'),
    import('react-router'),
  ])
  const problems: unknown[] = []
  const { prelude } = await renderStatic(
    createElement(StaticRouter, { location: path }, createElement(App)),
    {
      onError: (problem) => void problems.push(problem),
      // everything in its place: parts that are moved there later need inline scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw new AggregateError(problems, `${path} cannot be rendered`)
  return html
}
