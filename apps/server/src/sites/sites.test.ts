import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'
import { pageHeaders } from './page-headers.ts'
import { findBuilds, serveSites } from './serve-sites.ts'

const FILES = {
  'customer/dist/index.html': '<h1>Landing</h1>',
  'customer/dist/shell.html': '<div id="root"></div>',
  'customer/dist/csp.json': '{"scriptSrc":["\'sha256-script\'"],"styleSrc":["\'sha256-style\'"]}',
  'customer/dist/assets/app-abc123.js': 'let a = 1',
  'customer/dist/assets/app-abc123.js.br': 'compressed',
  'customer/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'customer/secret.txt': 'not a part of the build',
  'kiosk/dist/index.html': '<h1>Kiosk</h1>',
  'marketing/dist/index.html': '<h1>Partners</h1>',
  'marketing/dist/about.html': '<h1>About</h1>',
  'marketing/dist/404.html': '<h1>404</h1>',
  'marketing/dist/franchise/index.html': '<h1>Franchise</h1>',
}

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-sites-'))
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  serveSites(world.app, world.deps, await findBuilds(folder))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (address: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(address)
  return world.app.request(`http://${host}${pathname}${search}`, { headers: { host, ...headers } })
}
const CUSTOMER = 'http://localhost:4000'
const KIOSK = 'http://kiosk.localhost:4000'
const MARKETING = 'http://marketing.localhost:4000'

describe('each host has its app', () => {
  test.each([
    [CUSTOMER, '/', 'Landing'],
    [KIOSK, '/kiosk/home', 'Kiosk'],
    [MARKETING, '/about', 'About'],
    [MARKETING, '/about/', 'About'],
    [MARKETING, '/franchise', 'Franchise'],
    ['http://kiosk.localhost:9999', '/kiosk', 'Kiosk'],
    ['http://127.0.0.1:4000', '/', 'Landing'],
  ])('%s%s shows %s', async (origin, path, title) => {
    const reply = await get(origin + path)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain(title)
    expect(reply.headers.get('content-type')).toContain('text/html')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  })

  test('a site of finished pages answers any other address with its lost page', async () => {
    const reply = await get(`${MARKETING}/no/such/page`)
    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('404')
  })

  test.each(['/profile', '/medicne/eyJhIjoxfQ', '/order-details/DD-1', '/no/such/page'])(
    'an address that only scripts can draw, such as %s, gets the empty app',
    async (path) => {
      expect(await (await get(CUSTOMER + path)).text()).toContain('id="root"')
    },
  )
})

describe('addresses of another site', () => {
  test.each([
    [`${CUSTOMER}/about`, `${MARKETING}/about`],
    [`${CUSTOMER}/hospital-onboarding?from=home`, `${MARKETING}/hospital-onboarding?from=home`],
    [`${CUSTOMER}/franchise/`, `${MARKETING}/franchise`],
    [`${CUSTOMER}/kiosk`, `${KIOSK}/kiosk`],
    [`${CUSTOMER}/kiosk/order`, `${KIOSK}/kiosk/order`],
    [`${KIOSK}/`, '/kiosk'],
    [`${MARKETING}/`, '/about'],
  ])('%s goes to %s', async (from, to) => {
    const reply = await get(from)
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe(to)
  })

  test('a name that only begins like one stays', async () => {
    expect((await get(`${CUSTOMER}/kiosks`)).status).toBe(200)
    expect((await get(`${CUSTOMER}/about-us`)).status).toBe(200)
  })
})

describe('files', () => {
  test('named by their content are kept for ever, and come compressed to who can read it', async () => {
    const plain = await get(`${CUSTOMER}/assets/app-abc123.js`)
    expect(await plain.text()).toBe('let a = 1')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toContain('javascript')
    const brotli = await get(`${CUSTOMER}/assets/app-abc123.js`, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(await brotli.text()).toBe('compressed')
  })

  test('that the browser has already are not sent again', async () => {
    const etag = (await get(`${CUSTOMER}/`)).headers.get('etag') ?? ''
    const again = await get(`${CUSTOMER}/`, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each([
    '/assets/gone-123.js',
    '/favicon.ico',
    '/csp.json',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/app-abc123.js.br',
  ])('%s is not there, and no page stands in for it', async (path) => {
    expect((await get(CUSTOMER + path)).status).toBe(404)
  })
})

test('a page may run only our own scripts and what the build wrote into it', async () => {
  const { headers } = await get(`${CUSTOMER}/`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-script';")
  expect(policy).toContain("style-src 'self' 'sha256-style';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|googleapis/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dawadoot")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('only a build with a maps key may ask the place search, and one with an API elsewhere that API', () => {
  const connectsTo = (settings: Partial<Parameters<typeof pageHeaders>[1]>) =>
    /connect-src ([^;]+);/.exec(
      pageHeaders({ scriptSrc: [], styleSrc: [] }, { maps: false, production: true, ...settings })[
        'Content-Security-Policy'
      ] ?? '',
    )?.[1]
  expect(connectsTo({})).toBe("'self'")
  expect(connectsTo({ maps: true })).toBe("'self' https://places.googleapis.com")
  expect(connectsTo({ apiOrigin: 'https://api.example' })).toBe("'self' https://api.example")
})

test('the API is on every host', async () => {
  for (const origin of [CUSTOMER, KIOSK, MARKETING])
    expect((await get(`${origin}/api/pincode/110001`)).status).toBe(200)
  expect((await get(`${KIOSK}/api/unknown`)).headers.get('content-type')).toBe('application/problem+json')
})

test('an app that has not been built says so', async () => {
  const empty = await openWorld()
  serveSites(empty.app, empty.deps, await findBuilds(join(folder, 'nowhere')))
  const reply = await empty.app.request(`${CUSTOMER}/`)
  expect(reply.status).toBe(503)
})
