import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  build: { target: 'baseline-widely-available' },
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://127.0.0.1:4000' } },
})
