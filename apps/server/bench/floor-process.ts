/**
 * The floor: bare Hono over bare PostgreSQL that does as little as an order and a search can do. It knows no sessions,
 * no keys, no checks. It is the limit, not a rival.
 *   node floor-process.ts postgres://…    prints "ready PORT"
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import * as v from 'valibot'

const [connectionString = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10 })

type Query = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>
const queryOf =
  (on: pg.Pool | pg.PoolClient): Query =>
  async (name, text, values) =>
    (await on.query({ name, text, values })).rows

const query = queryOf(pool)

const Order = v.object({
  customerId: v.number(),
  lines: v.array(v.object({ id: v.number(), qty: v.number() })),
})

/** Begin; look up and hold prices; the order; its lines; the stock; commit. */
const placeOrder = async (order: v.InferOutput<typeof Order>): Promise<unknown> => {
  const client = await pool.connect()
  const run = queryOf(client)
  const ids = order.lines.map(({ id }) => id)
  const quantities = order.lines.map(({ qty }) => qty)
  try {
    await client.query('begin')
    const prices = await run<{ id: number; mrp_paise: number }>(
      'prices',
      'select id, mrp_paise from medicine where id = any($1::int[]) order by id for no key update',
      [ids],
    )
    const priceOf = new Map(prices.map((row) => [row.id, row.mrp_paise]))
    const total = order.lines.reduce((sum, { id, qty }) => sum + qty * (priceOf.get(id) ?? 0), 0)
    const [placed] = await run<{ id: string }>(
      'header',
      'insert into orders (customer_id, total_paise) values ($1, $2) returning id',
      [order.customerId, total],
    )
    await run(
      'lines',
      `insert into order_line select $1::bigint, n, m, k, c
       from unnest($2::int[], $3::int[], $4::int[]) with ordinality u(m, k, c, n)`,
      [placed?.id, ids, quantities, ids.map((id) => priceOf.get(id))],
    )
    await run(
      'stock',
      'update medicine m set stock = stock - u.k from unnest($1::int[], $2::int[]) u(i, k) where m.id = u.i',
      [ids, quantities],
    )
    await client.query('commit')
    return placed
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Names that begin so; where they are few, names with a similar word. */
const search = async (typed: string): Promise<unknown[]> => {
  const begins = await query(
    'begins',
    `select id, name, mrp_paise from medicine where lower(name) like $1 || '%' order by lower(name) limit 10`,
    [typed],
  )
  if (begins.length >= 10) return begins
  return query(
    'similar',
    `select id, name, mrp_paise from medicine where $1 <% lower(name)
     order by word_similarity($1, lower(name)) desc limit 10`,
    [typed],
  )
}

const app = new Hono()
app.post('/orders', async (c) => {
  const order: unknown = await c.req.json()
  return c.json(await placeOrder(v.parse(Order, order)), 201)
})
app.get('/search', async (c) => c.json(await search(c.req.query('q') ?? '')))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`ready ${port}`))
