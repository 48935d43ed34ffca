import { endpoints } from '@dawadoot/api/contract/endpoints'
import type { PackProblem } from '@dawadoot/domain/order/pack'
import type { MoveProblem } from '@dawadoot/domain/order/status'
import { deviceToken } from '../kiosks/device-cookie.ts'
import { findDevice, noteOrder } from '../kiosks/devices.ts'
import { createNudge } from '../jobs/nudge.ts'
import { type Api, mount, mountForToken } from '../web/mount.ts'
import { problem, type ProblemError } from '../web/problem.ts'
import { createTurns } from './in-turn.ts'
import { createLookAround } from './look-around.ts'
import { readOrderRequest } from './order-request.ts'
import { placeAndTell } from './place-and-tell.ts'
import { findOrderDetails, findOrders } from './read-orders.ts'
import { recordEvent } from './record-event.ts'
import { createWriteOrder } from './write-order.ts'
import { orderDetailsToWire, orderSummaryToWire } from './to-wire.ts'

const REFUSALS = {
  not_found: 'not_found',
  final: 'order_final',
  backwards: 'order_move_refused',
  not_verified: 'order_not_verified',
  pharmacist_unknown: 'pharmacist_unknown',
} as const

const PACK_WORDS = {
  not_in_order: 'Not in this order',
  expired: 'Past its expiry',
} as const satisfies Record<PackProblem, string>

const refusal = (reason: MoveProblem | PackProblem | 'not_found' | 'pharmacist_unknown'): ProblemError =>
  reason === 'not_in_order' || reason === 'expired'
    ? problem('input_invalid', { fields: { packs: PACK_WORDS[reason] } })
    : problem(REFUSALS[reason])

export const orderRoutes = (api: Api): void => {
  const { deps } = api
  const { database, settings, clock } = deps

  const inTurn = createTurns()
  const placing = {
    ...deps,
    nudge: createNudge(database),
    lookAround: createLookAround(database),
    writeOrder: createWriteOrder(database),
  }
  mountForToken(api, endpoints.createOrder, async ({ bearer, idempotencyKey, body, request }) => {
    const wanted = readOrderRequest(body)
    const order = { caller: { token: bearer, key: idempotencyKey }, wanted }
    const { orderId, session } = await inTurn(bearer, () => placeAndTell(placing, order))
    const kiosk = session.type === 'kiosk' && (await findDevice(database.db, deviceToken(request, settings)))
    if (kiosk) await noteOrder(database.db, kiosk.id, clock())
    return { orderId }
  })

  mount(api, endpoints.getOrder, async ({ session, params }) => {
    const [order] = await findOrderDetails(database.db, session.userId, params.id)
    if (!order) throw problem('not_found')
    return { data: orderDetailsToWire(order) }
  })

  mount(api, endpoints.getOrderHistory, async ({ session }) => {
    const orders = await findOrders(database.db, session.userId)
    return { data: { orders: orders.map(orderSummaryToWire) } }
  })

  mount(api, endpoints.cancelOrder, async ({ session, params }) => {
    const order = { id: params.id, userId: session.userId }
    const recorded = await database.transaction((tx) =>
      recordEvent(tx, order, { status: 'cancelled' }, { by: 'customer', at: clock() }),
    )
    if (!recorded.done) throw refusal(recorded.problem)
    return {
      data: { orderId: params.id, status: 'cancelled', cancelledAt: recorded.at.toISOString() },
    }
  })

  mount(api, endpoints.recordOrderEvent, async ({ params, body }) => {
    const recorded = await database.transaction((tx) =>
      recordEvent(tx, { id: params.id }, body, { by: 'operations', at: clock() }),
    )
    if (!recorded.done) throw refusal(recorded.problem)
    const { status, verifiedBy } = recorded
    return { data: { orderId: params.id, status, ...(verifiedBy !== null && { verifiedBy }) } }
  })
}
