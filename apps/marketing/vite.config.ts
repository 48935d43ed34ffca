import { prerenderPages } from '@dawadoot/prerender/plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
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
  server: { port: 5175, strictPort: true },
})
