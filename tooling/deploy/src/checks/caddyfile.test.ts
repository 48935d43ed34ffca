import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headersForCaddy } from '../headers-for-caddy.ts'

const folder = join(import.meta.dirname, '../../caddy')
const installed = spawnSync('caddy', ['version']).status === 0

test('headers that could end the directive early are refused', () => {
  expect(headersForCaddy({ 'X-A': "default-src 'self'" })).toBe('header {\n\tX-A "default-src \'self\'"\n}\n')
  for (const value of ['a"b', 'a\nb', 'a{b}', 'a`b', 'a\\'])
    expect(() => headersForCaddy({ 'X-A': value })).toThrow('cannot be written')
  expect(() => headersForCaddy({ 'X A': 'b' })).toThrow('cannot be written')
})

test.skipIf(!installed)('Caddy understands its file, with all sites on one machine', () => {
  const sites = mkdtempSync(join(tmpdir(), 'dawadoot-caddy-'))
  for (const site of ['customer', 'kiosk', 'marketing'])
    writeFileSync(join(sites, `${site}.headers`), headersForCaddy({ 'X-Content-Type-Options': 'nosniff' }))
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: sites,
        SITES: sites,
        CUSTOMER_ADDRESS: 'http://a.localhost:1',
        KIOSK_ADDRESS: 'http://b.localhost:1',
        MARKETING_ADDRESS: 'http://c.localhost:1',
        STORYBOOK_ADDRESS: 'http://d.localhost:1',
        API_UPSTREAMS: '127.0.0.1:2 127.0.0.1:3',
      },
    },
  )
  rmSync(sites, { recursive: true })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})
