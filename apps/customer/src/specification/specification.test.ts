import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUSTOMER } from './customer.ts'
import { DECIDED } from './decided.ts'
import { ORDERS } from './orders.ts'
import { type Rule, SUITES, type Suite } from './rule.ts'
import { TRAPS } from './traps.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const sources = new Map<Suite, string>()
const sourceOf = (suite: Suite): string => {
  const known = sources.get(suite) ?? readFileSync(join(ROOT, SUITES[suite]), 'utf8')
  sources.set(suite, known)
  return known
}

/** What stands before the title of a test, of one that is repeated, and of a row of a table. */
const OPENINGS = ['test(', ')(', 'name:']
const QUOTES = ["'", '"', '`']

/** A test is shown by its title, a story by its export. The same words elsewhere show nothing. */
const shows = (source: string, name: string): boolean =>
  source.includes(`export const ${name}: Story`) ||
  QUOTES.flatMap((quote) => source.split(quote + name + quote).slice(0, -1)).some((before) =>
    OPENINGS.some((opening) => before.trimEnd().endsWith(opening)),
  )

const named = (document: string, parts: Readonly<Record<string, readonly Rule[]>>) =>
  Object.entries(parts).map(([part, rules]) => ({ part: `${document}, ${part}`, rules }))

const PARTS = [
  ...named('specification, customer app', CUSTOMER),
  ...named('specification, cart and orders', ORDERS),
  ...named('decisions', DECIDED),
  { part: 'known traps', rules: TRAPS },
]

describe.each(PARTS)('$part', ({ rules }) => {
  test.each(rules.map(([rule, suite, name]) => ({ rule, suite, name })))('$rule', ({ suite, name }) => {
    expect(name, 'no test shows this yet').toBeDefined()
    expect(shows(sourceOf(suite), name ?? ''), `${SUITES[suite]} has no test called "${name}"`).toBe(true)
  })
})

test.each([
  ["test('it rains', async () => {", true],
  ["test.each(SKIES)('it rains', async () => {", true],
  ["    name: 'it rains',", true],
  ["test('it rains often', async () => {", false],
  ["test.skip('it rains', async () => {", false],
  ["// test: 'it rains'", false],
  ["screen.getByText('it rains')", false],
])('%s is the test that it rains: %s', (source, expected) => {
  expect(shows(source, 'it rains')).toBe(expected)
})
