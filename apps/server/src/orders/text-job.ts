import { asPaise } from '@dawadoot/domain/money/paise'
import type { OrderStatus } from '@dawadoot/domain/order/status'
import { eq, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import { orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import type { Deps } from '../deps.ts'
import { handle, type JobHandler, NOTHING_TO_WRITE } from '../jobs/job.ts'
import { isTexted, orderText } from './order-texts.ts'

/** The job of telling the customer so: one per order and status, its id says which. */
export const textJob = (orderId: string, status: OrderStatus, runAt: Date) => ({
  id: `text:${orderId}:${status}`,
  kind: 'order_text' as const,
  payload: { orderId, status },
  runAt,
})

const texted = builtOnce((db) =>
  db
    .select({ id: orders.id, total: orders.total, status: orders.status, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare('texted_order'),
)

/** Tells the customer how the order goes, after the fact is stored; a gateway that is down delays nothing but the text. */
export const orderTextJob = ({ database: { db }, sms }: Pick<Deps, 'database' | 'sms'>): JobHandler =>
  handle('order_text', {
    // The last try comes a quarter of an hour after the first: later the news is no news.
    attempts: 10,
    run: async ({ orderId, status }) => {
      const [order] = await texted(db).execute({ orderId })
      // A text that was held up must not announce what has been cancelled since.
      if (order && order.status !== 'cancelled' && isTexted(status)) {
        const text = orderText(status, { id: order.id, total: asPaise(order.total) })
        await sms.send({ mobile: order.mobile, text, otp: null, key: `${orderId}-${status}` })
      }
      return NOTHING_TO_WRITE
    },
    giveUp: () => NOTHING_TO_WRITE,
  })
