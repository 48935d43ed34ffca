import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

// a slow machine is no failure
vi.setConfig({ testTimeout: 120_000 })
// as a page is built: in a test's mode every element carries the path of its file, as long as where the code lies
vi.stubEnv('NODE_ENV', 'production')

/** What a page gets that imports this one door and nothing else, beside React itself. */
async function bundle(door: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react({ compiler: true })],
    build: {
      write: false,
      minify: 'oxc',
      rolldownOptions: {
        input: `${import.meta.dirname}/${door}.tsx`,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })
  const outputs = [built].flat().filter((one): one is Rolldown.RolldownOutput => 'output' in one)
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return {
    bytes: brotliCompressSync(chunks.map((chunk) => chunk.code).join('')).length,
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
  }
}

/** Bytes after brotli. A limit goes down with what is saved and up only with a reason. */
const LIMITS = {
  'button/button': 2800,
  'text-field/text-field': 3050,
  'dialog/dialog': 3650,
  'menu/menu': 1300,
  'tabs/tabs': 850,
  // with Downshift whole; the customer app's build leaves half of it out (decision 21)
  'combobox/combobox': 14_850,
  'carousel/carousel': 11_900,
  'toast/show-toast': 3200,
  'toast/toast-region': 6350,
  'page-image/page-image': 5700,
}

test.each(Object.entries(LIMITS))('%s weighs at most %i bytes', async (door, limit) => {
  const { bytes } = await bundle(door)
  expect(bytes).toBeLessThanOrEqual(limit)
  // nothing would weigh little too
  expect(bytes).toBeGreaterThan(limit / 2)
})

test('a page that uses one Button gets that Button and its spinner, and nothing else of ours', async () => {
  const { modules } = await bundle('button/button')
  const ours = modules.filter((id) => id.startsWith(import.meta.dirname))
  expect(ours.map((id) => id.slice(import.meta.dirname.length + 1)).toSorted()).toEqual([
    'button/button-class.tsx',
    'button/button.tsx',
  ])
  const others = modules.filter((id) => id.includes('/node_modules/'))
  expect(others.filter((id) => !id.includes('/lucide-react/'))).toEqual([])
})
