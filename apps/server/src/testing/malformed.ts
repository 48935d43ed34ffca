import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Random } from './seeded.ts'

const pick = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)]

const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '0',
  '9000000001',
  '123456',
  'null',
  '\u0000',
  '\ud800',
  '💊',
  'अस्पताल',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00',
  '<svg onload=alert(1)>',
  'a'.repeat(70),
  'x'.repeat(5000),
  '2020-02-31',
  '1e309',
  [],
  {},
  [[]],
  { __proto__: { admin: true } },
  [null],
  [{}],
] as const

type Node = {
  type?: unknown
  properties?: Record<string, unknown>
  items?: unknown
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly unknown[]
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const LEAVES: Record<string, readonly unknown[]> = {
  string: [
    '9000000001',
    '123456',
    'Asha Rao',
    '110001',
    'M00001',
    'WH-DEL-01',
    'asha@example.com',
    '1990-01-01',
  ],
  number: [1, 0, 10, 28.6, 1e15],
  integer: [1, 10, 2 ** 53],
  boolean: [true, false],
}

/** A value that is nearly what the schema asks for: some of its parts are missing, some are something else. */
const nearly = (schema: unknown, random: Random, depth = 0): unknown => {
  if (!isNode(schema) || random() < 0.12 || depth > 6) return pick(random, NASTY)
  if (schema.enum) return pick(random, schema.enum)
  if ('const' in schema) return schema.const
  if (schema.anyOf) return nearly(pick(random, schema.anyOf), random, depth + 1)
  if (schema.type === 'array')
    return Array.from({ length: Math.floor(random() * 4) }, () => nearly(schema.items, random, depth + 1))
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, inner]) =>
        random() < 0.06 ? [] : [[name, nearly(inner, random, depth + 1)]],
      ),
    )
  return pick(random, LEAVES[String(schema.type)] ?? NASTY)
}

const schemaOf = (schema: Endpoint['body']): unknown =>
  schema && toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** One request that is wrong somewhere, to one of the calls. `tokens` are tried in turn. */
export const malformedRequest = (
  endpoint: Endpoint,
  tokens: readonly string[],
  random: Random,
): { path: string; init: RequestInit } => {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(asText(pick(random, NASTY)) || 'x'),
  )
  const query = new URLSearchParams()
  const asked = schemaOf(endpoint.query)
  if (isNode(asked))
    for (const [name, inner] of Object.entries(asked.properties ?? {}))
      if (random() < 0.9) query.append(name, asText(nearly(inner, random)))
  const json = JSON.stringify(nearly(schemaOf(endpoint.body), random)) ?? ''
  const cut = random() < 0.1 ? json.slice(0, Math.floor(random() * json.length)) : json
  const token = pick(random, tokens) ?? ''
  const key = asText(pick(random, NASTY)).replaceAll(/[^\x20-\x7e]/g, '')
  return {
    path: `${path}?${query.toString()}`,
    init: {
      method: endpoint.method.toUpperCase(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'content-type': random() < 0.95 ? 'application/json' : 'text/plain',
        ...(endpoint.idempotent && {
          'idempotency-key': random() < 0.7 ? `key-${Math.floor(random() * 50)}-long` : key,
        }),
      },
      ...(endpoint.method !== 'get' && { body: cut }),
    },
  }
}
