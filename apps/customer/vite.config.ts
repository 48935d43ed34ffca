import { onePathIcons } from '@dawadoot/prerender/one-path-icons'
import { prerenderPages } from '@dawadoot/prerender/plugin'
import { searchFiles } from '@dawadoot/prerender/search-files'
import { serwist } from '@serwist/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { compileAhead } from './compile-ahead.ts'
import { leaveOut } from './leave-out.ts'

/** The form of an address and the list to choose one from. */
const ADDRESSES =
  /ordering\/src\/(?:addresses\/(?!google-maps|saved-addresses)|checkout\/change-address|form\/)|ui\/src\/select-card\/|domain\/src\/address\/address-form|\/form-core\//

/**
 * Few files pack better than many and are soon asked for: what the first view runs; what the landing page shows below
 * it; the drawings, words, checks and small parts that it shares with the pages, with what is said in toasts and what
 * readies dialogs; the sign-in with the forms that it is made of, which a visitor fetches at idle; what the pages share
 * besides, with the calls to the server, which a visitor's page does not run; and the addresses, which lie over a page
 * or behind a tab, so that no page fetches forms before somebody fills one in. Each page and dialog has its own file
 * beside these. Decision 52.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 4 },
  {
    name: 'drawn',
    test: /ui\/src\/(?:art|dialog|field|icon-button|link|media-query|modal|note|text-field|toast)\/|features\/(?:overlays\/lay-out-ahead|site\/offline-note)|domain\/src\/(?:brand|person)\/|ordering\/src\/form\/(?:refusal|use-autofill|use-focus-on-mount)|words-later|\/valibot\/|\/react-compiler-runtime|icons\/(?:arrow-right|chevron-down|circle-alert|circle-check|eye|info|lock|package|triangle-exclamation-point|wifi-off|x)\.mjs/,
    priority: 3,
  },
  {
    name: 'landing',
    test: /routes\/landing\/|features\/site\/footer|ui\/src\/(?:site-footer|carousel|chip-questions|testimonial)\//,
    priority: 2,
  },
  { name: 'sign-in-dialog', test: /sign-in\/sign-in-dialog/, priority: 2 },
  { name: 'shared', test: (id) => !ADDRESSES.test(id), minShareCount: 2, priority: 1 },
  { name: 'addresses', test: ADDRESSES, priority: 0 },
]

/**
 * The compiler remembers what a render made, for 10 % more code: it is worth that where lists are long and every key
 * draws them anew, which is the order flow. Parts and pages are drawn as they are; so are the order flow's forms and
 * short lists, what of a cart is drawn once, and the bill, which is drawn to be printed. Decision 14.
 */
const DRAWN_AS_THEY_ARE = [
  /\/node_modules\//,
  /\/packages\/ui\//,
  /\/packages\/ordering\/src\/(?:ordering\.|(?:addresses|failure|privacy|profile|session|shell)\/)/,
  /\/packages\/ordering\/src\/orders\/order-bill/,
  /\/packages\/ordering\/src\/cart\/(?:cart-changes|dosage|left-out|line-tag|prescription-facts|result-|session-ended)/,
  /\/apps\/customer\//,
]

export default defineConfig({
  plugins: [
    compileAhead(),
    leaveOut(),
    onePathIcons(),
    react(),
    react({ compiler: true, exclude: DRAWN_AS_THEY_ARE }).slice(0, 1),
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
      globPatterns: [
        'shell.html',
        'favicon.png',
        'assets/*.{js,css,svg}',
        'assets/anek-{latin,rupee}*.woff2',
      ],
      injectionPoint: 'SHELL_FILES',
      rollupFormat: 'iife',
      integration: { closeBundleOrder: 'post' },
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // a file that is imported is asked for by that: only what it needs besides has to be asked for ahead
      resolveDependencies: (file, needs) => needs.filter((need) => need !== file),
    },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:4000' } },
})
