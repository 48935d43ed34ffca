import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, read as a Date. The clock is the server's own (an argument), never the database's. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
