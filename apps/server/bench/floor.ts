import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'

export type Floor = {
  origin: string
  pid: number
  /** What a database does by itself once an hour of trade has filled its tables: plans are made for what is there. */
  settle: () => Promise<void>
  close: () => void
}

/** Tables without anything that an order can do without. */
const TABLES = `
  create extension if not exists pg_trgm;
  create table medicine (
    id int primary key, name text not null, mrp_paise int not null, stock int not null default 1000000000);
  create table orders (
    id bigint generated always as identity primary key, customer_id int not null, total_paise int not null,
    status text not null default 'placed', created_at timestamptz not null default now());
  create table order_line (
    order_id bigint not null references orders (id), n smallint not null,
    medicine_id int not null references medicine (id), qty int not null, price_paise int not null,
    primary key (order_id, n));
  create index on orders (customer_id, created_at desc);`

const onClient = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const fill = (url: string, names: readonly string[]): Promise<void> =>
  onClient(url, async (client) => {
    await client.query(TABLES)
    await client.query(
      `insert into medicine (id, name, mrp_paise)
       select n, name, 1000 + (n * 37 % 50000) from unnest($1::text[]) with ordinality as u (name, n)`,
      [names],
    )
    await client.query('create index on medicine using gin (lower(name) gin_trgm_ops)')
    await client.query('create index on medicine (lower(name) text_pattern_ops)')
    await client.query('vacuum analyze')
  })

/** Fills the empty database of `url` and starts the floor's server on it. */
export const startFloor = async (url: string, names: readonly string[]): Promise<Floor> => {
  await fill(url, names)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor-process.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  const port = /ready (\d+)/.exec(String(said))?.[1]
  if (!port) throw new Error(`the floor did not start: ${said}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    settle: () => onClient(url, (client) => client.query('vacuum analyze')),
    close: () => void child.kill(),
  }
}
