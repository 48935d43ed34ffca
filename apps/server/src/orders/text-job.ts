import { asPaise } from '@dawadoot/domain/money/paise'
import type { OrderStatus } from '@dawadoot/domain/order/status'
import { sql } from 'drizzle-orm'
import { unseenTexts } from '../db/unseen.ts'
import { written } from '../db/written.ts'
import type { Deps } from '../deps.ts'
import { handle, type JobHandler, NOTHING_TO_WRITE } from '../jobs/job.ts'
import { together } from '../jobs/together.ts'
import { isTexted, orderText } from './order-texts.ts'

/** The job of telling the customer so: one per order and status, its id says which. */
export const textJob = (orderId: string, status: OrderStatus, runAt: Date) => ({
  id: `text:${orderId}:${status}`,
  kind: 'order_text' as const,
  payload: { orderId, status },
  runAt,
})

type TextedOrder = { id: string; total: number; status: OrderStatus; mobile: string }

const texted = written<{ orders: TextedOrder[] | null }>(sql`
  select json_agg(json_build_object('id', o.id, 'total', o.total, 'status', o.status, 'mobile', u.mobile)) as orders
  from orders o join users u on u.id = o.user_id where o.id = any(${unseenTexts('ids')})`)

/** Tells the customer how the order goes, after the fact is stored; a gateway that is down delays nothing but the text. */
export const orderTextJob = ({ database: { db }, sms }: Pick<Deps, 'database' | 'sms'>): JobHandler => {
  const findOrder = together(async (ids: readonly string[]) => {
    const [row] = await texted(db, { ids: [...ids] })
    const found = new Map(row?.orders?.map((order) => [order.id, order]))
    return ids.map((id) => found.get(id))
  })
  return handle('order_text', {
    // The last try comes a quarter of an hour after the first: later the news is no news.
    attempts: 10,
    run: async ({ orderId, status }) => {
      const order = await findOrder(orderId)
      // A text that was held up must not announce what has been cancelled since.
      if (order && order.status !== 'cancelled' && isTexted(status)) {
        const text = orderText(status, { id: order.id, total: asPaise(order.total) })
        await sms.send({ mobile: order.mobile, text, otp: null, key: `${orderId}-${status}` })
      }
      return NOTHING_TO_WRITE
    },
    giveUp: () => NOTHING_TO_WRITE,
  })
}
