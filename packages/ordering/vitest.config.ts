import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** As the customer app is built; stories are drawn as the kiosk is, with the compiler everywhere. Decision 14. */
const DRAWN_AS_THEY_ARE = [
  /\/node_modules\//,
  /\/src\/(?:ordering\.|(?:addresses|failure|privacy|profile|session|shell)\/)/,
]

export default defineConfig({
  plugins: [react(), react({ compiler: true, exclude: DRAWN_AS_THEY_ARE }).slice(0, 1)],
  test: {
    name: 'ordering',
    maxWorkers: 2,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@dawadoot/vitest/setup-dom'],
  },
})
