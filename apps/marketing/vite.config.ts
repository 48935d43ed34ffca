import { prerenderPages } from '@dawadoot/prerender/plugin'
import { searchFiles } from '@dawadoot/prerender/search-files'
import { sharePictures } from '@dawadoot/prerender/share-pictures'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const FONT = 'anek-latin-one-width'

const light = (file: string) => join(import.meta.dirname, 'src/islands/light', file)

/** React renders the pages; in the browser their islands come alive with Preact. */
const LIGHT = [
  { find: /^react$/, replacement: light('react.ts') },
  { find: /^react-dom\/client$/, replacement: light('client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: light('jsx-runtime.ts') },
]

export default defineConfig(({ command, isSsrBuild = false }) => {
  const islands = command === 'build' && !isSsrBuild
  return {
    plugins: [
      // what the compiler adds keeps its notes in a part of React that Preact has not
      react({ compiler: !islands }),
      tailwindcss(),
      searchFiles({
        setting: 'VITE_MARKETING_ORIGIN',
        fallback: 'http://marketing.localhost:4000',
        pages: ['/about', '/hospital-onboarding', '/franchise'],
        closed: ['/api/'],
      }),
      prerenderPages({
        entry: 'src/entry.tsx',
        routes: {
          '/about': 'about.html',
          '/hospital-onboarding': 'hospital-onboarding.html',
          '/franchise': 'franchise.html',
          '/404': '404.html',
          // a host that cannot redirect still leads on
          '/': 'index.html',
        },
        preloadFonts: [FONT],
      }),
      sharePictures({
        font: FONT,
        pages: {
          '/about': { tone: 'paper', scene: { x: 0, width: 1200 } },
          '/hospital-onboarding': { tone: 'paper', scene: { x: 720, width: 430 } },
          '/franchise': { tone: 'ink', scene: { x: 650, width: 520 } },
        },
      }),
    ],
    resolve: { alias: islands ? LIGHT : [] },
    build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
    server: { port: 5175, strictPort: true },
  }
})
