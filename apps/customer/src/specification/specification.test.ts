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

/** A test is named by a whole string of its file, a story by its export. */
const isThere = (suite: Suite, name: string): boolean => {
  const source = sourceOf(suite)
  return (
    [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => source.includes(quoted)) ||
    source.includes(`export const ${name}: Story`)
  )
}

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
    expect(isThere(suite, name ?? ''), `${SUITES[suite]} has no test called "${name}"`).toBe(true)
  })
})

test('a test that is gone is noticed', () => {
  expect(isThere('app', 'no test has ever been called this')).toBe(false)
})
