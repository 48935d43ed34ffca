import { endpoints } from '@dawadoot/api/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'
import { openApiDocument } from './openapi.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

test.each(Object.entries(endpoints))(
  '%s is in the document, under its path and method',
  (id, { path, method }) => {
    expect(openApiDocument().paths[path]?.[method]).toMatchObject({
      operationId: id,
      responses: expect.any(Object),
    })
  },
)

test('the document shows inputs, replies and refusals', () => {
  const { paths, openapi } = openApiDocument()
  expect(openapi).toBe('3.1.0')
  expect(paths['/orders/create-order']?.['post']).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    responses: { 201: {}, 409: { description: expect.stringContaining('price_changed') } },
  })
  expect(paths['/medicines/search']?.['get']).toMatchObject({
    parameters: [
      { name: 'warehouseId', required: true },
      { name: 'medicineName', required: true },
    ],
  })
})

test('it is served, and the reference page with everything it needs comes from this server', async () => {
  const served: unknown = await (await world.app.request('/api/openapi.json')).json()
  expect(served).toMatchObject({ info: { title: 'Dawadoot API' } })
  const page = await world.app.request('/api/docs')
  const html = await page.text()
  const parts = [...html.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, address = '']) => address)
  expect(parts).toHaveLength(3)
  const replies = await Promise.all(parts.map(async (part) => world.app.request(part)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})
