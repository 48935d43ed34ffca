import { serwist } from '@serwist/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    // everything that a screen may need: a kiosk fetches no script twice, and opens without a connection
    serwist({
      swSrc: 'src/service-worker.ts',
      swDest: 'service-worker.js',
      globDirectory: 'dist',
      globPatterns: ['index.html', '*.svg', 'assets/*.{js,css,woff2}'],
      injectionPoint: 'SHELL_FILES',
      rollupFormat: 'iife',
      integration: { closeBundleOrder: 'post' },
    }),
  ],
  build: { target: 'baseline-widely-available' },
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://127.0.0.1:4000' } },
})
