import { ORDER_STATUSES } from '@dawadoot/domain/order/status'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { WireBatch } from './orders.ts'
import { Id, Timestamp } from './scalars.ts'

/** A move of the state machine, or the pharmacist's word without which nothing passes `processing`. */
export const RecordOrderEvent = v.union([
  v.object({
    status: v.picklist(ORDER_STATUSES),
    /** What was put in, told with `packing` or a later step: the bill names it. */
    packs: v.optional(v.pipe(v.array(v.object({ medicineId: Id, ...WireBatch.entries })), v.maxLength(1000))),
  }),
  v.object({
    status: v.literal('verified'),
    /** The pharmacist's registration number; it must be one that is known. */
    pharmacist: v.pipe(v.string(), v.trim(), v.nonEmpty('Required'), v.maxLength(100)),
  }),
])

export const recordOrderEvent = endpoint({
  method: 'post',
  path: '/ops/orders/{id}/events',
  group: 'Operations',
  summary: 'Record what happened to an order',
  access: 'operations',
  body: RecordOrderEvent,
  status: 200,
  reply: v.object({
    data: v.object({ orderId: Id, status: v.picklist(ORDER_STATUSES), verifiedBy: v.optional(v.string()) }),
  }),
  errors: [
    'input_invalid',
    'unauthenticated',
    'not_found',
    'order_final',
    'order_move_refused',
    'order_not_verified',
    'pharmacist_unknown',
  ],
})

export const OutboxReply = v.object({
  messages: v.array(
    v.object({ mobile: v.string(), text: v.string(), otp: v.nullable(v.string()), sentAt: Timestamp }),
  ),
})

export const readOutbox = endpoint({
  method: 'get',
  path: '/dev/outbox',
  group: 'Development',
  summary: 'The last text messages, newest first',
  access: 'development',
  query: v.object({ mobile: v.optional(v.string()) }),
  status: 200,
  reply: OutboxReply,
  errors: ['not_found'],
})
