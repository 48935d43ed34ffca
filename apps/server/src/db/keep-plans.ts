import { createHash } from 'node:crypto'
import pg from 'pg'

/** More texts than the server has; a bound all the same, because the database keeps a plan for each. */
const MOST_PLANS = 500

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_PLANS) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** The query builder's form of a query without a name. */
const isUnnamed = (query: unknown): query is { text: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  (!('name' in query) || query.name === undefined)

const named = (query: unknown, values: unknown): unknown => {
  if (!isUnnamed(query) || !Array.isArray(values) || values.length === 0) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

/**
 * Gives each statement that this connection runs a name by its text, so that the database parses and plans it once per
 * connection instead of each time: half of what a short statement costs. Needs a database or a pooler that keeps
 * named statements per connection (PgBouncer: 1.21 or later with max_prepared_statements).
 */
export const keepPlans = (client: pg.ClientBase): void => {
  Object.assign(client, {
    query: (query: unknown, values?: unknown, ...rest: unknown[]): unknown =>
      // Looked up at each call, so that a test can listen in on every connection.
      Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, [
        named(query, values),
        values,
        ...rest,
      ]),
  })
}
