/**
 * Servers that break one promise each, for tests that show that the checker sees it. The product stays as it is: what
 * is broken is the database beneath it.
 */
export type BrokenServer = {
  /** Run once, after the tables are there. */
  sql: string
  /** Of postgresql.conf. */
  settings: Readonly<Record<string, string>>
}

const WHOLE: BrokenServer = { sql: '', settings: {} }

/** Commits are acknowledged before they are written down, and nobody hurries to write them down. */
const NOT_DURABLE: BrokenServer = {
  ...WHOLE,
  settings: {
    synchronous_commit: 'off',
    wal_buffers: '64MB',
    wal_writer_delay: '10s',
    wal_writer_flush_after: '1GB',
  },
}

/** Every key is a new one: what was asked for twice is done twice. */
const KEYS_IGNORED: BrokenServer = {
  ...WHOLE,
  sql: `
    create function forget_key() returns trigger language plpgsql as $$
      begin new.key := gen_random_uuid()::text; return new; end $$;
    create trigger forget_key before insert on idempotency_keys
      for each row execute function forget_key();`,
}

/**
 * The shelf is read without being held, and what was computed from it is written a moment later. Behind a function
 * rows cannot be locked, so that "for update" of the view has nothing to hold.
 */
const STOCK_READ_THEN_WRITTEN: BrokenServer = {
  ...WHOLE,
  sql: `
    alter table stock rename to stock_shelf;
    create function read_stock() returns setof stock_shelf language sql as 'select * from stock_shelf';
    create view stock as select * from read_stock();
    create function write_stock() returns trigger language plpgsql as $$
      begin
        perform pg_sleep(0.005);
        update stock_shelf set packs = new.packs
        where warehouse_id = new.warehouse_id and medicine_id = new.medicine_id;
        return new;
      end $$;
    create trigger write_stock instead of update on stock for each row execute function write_stock();`,
}

export const BROKEN_SERVERS = {
  none: WHOLE,
  'not-durable': NOT_DURABLE,
  'keys-ignored': KEYS_IGNORED,
  'stock-read-then-written': STOCK_READ_THEN_WRITTEN,
} as const
export type Breakage = keyof typeof BROKEN_SERVERS
