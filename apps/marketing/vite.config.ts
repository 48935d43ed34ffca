import { prerenderPages } from '@dawadoot/prerender/plugin'
import { searchFiles } from '@dawadoot/prerender/search-files'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react({ compiler: true }),
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
      preloadFonts: ['anek-latin-one-width'],
    }),
  ],
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  server: { port: 5175, strictPort: true },
})
