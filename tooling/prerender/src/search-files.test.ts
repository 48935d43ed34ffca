import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { searchFiles } from './search-files.ts'

let app: string
beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'search-files-'))
  await writeFile(join(app, 'index.html'), '<!doctype html><title>Shop</title>')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(app, { recursive: true, force: true })
})

const built = async () => {
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [
      searchFiles({
        setting: 'VITE_SHOP_ORIGIN',
        fallback: 'http://localhost:4000',
        pages: ['/'],
        closed: ['/api/'],
      }),
    ],
  })
  const read = (name: string) => readFile(join(app, 'dist', name), 'utf8')
  return { robots: await read('robots.txt'), sitemap: await read('sitemap.xml') }
}

test('a build says to search engines what to list, under the origin it is made for', async () => {
  vi.stubEnv('VITE_SHOP_ORIGIN', 'https://shop.test/')
  const { robots, sitemap } = await built()
  expect(robots.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    'Sitemap: https://shop.test/sitemap.xml',
    '',
  ])
  expect(sitemap).toContain('<loc>https://shop.test/</loc>')
})

test('a build without the setting names this machine', async () => {
  expect((await built()).sitemap).toContain('<loc>http://localhost:4000/</loc>')
})
