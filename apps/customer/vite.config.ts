import { prerenderPages } from '@dawadoot/prerender/plugin'
import { searchFiles } from '@dawadoot/prerender/search-files'
import { serwist } from '@serwist/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    searchFiles({
      setting: 'VITE_CUSTOMER_ORIGIN',
      fallback: 'http://localhost:4000',
      pages: ['/'],
      closed: ['/api/'],
    }),
    // only the first page is the same for everybody; the shell draws all others
    prerenderPages({
      entry: 'src/prerendered.tsx',
      routes: { '/': 'index.html' },
      shell: 'shell.html',
      usedStylesOnly: true,
      preloadFonts: ['anek-latin'],
    }),
    // after the pages: the shell is one of the files that it keeps
    serwist({
      swSrc: 'src/service-worker.ts',
      swDest: 'service-worker.js',
      globDirectory: 'dist',
      globPatterns: ['shell.html', 'favicon.svg', 'assets/*.{js,css}', 'assets/anek-{latin,rupee}*.woff2'],
      injectionPoint: 'SHELL_FILES',
      rollupFormat: 'iife',
      integration: { closeBundleOrder: 'post' },
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // in one file it packs better than in several that are asked for together
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:4000' } },
})
