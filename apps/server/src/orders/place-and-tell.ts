import type { Deps } from '../deps.ts'
import type { Session } from '../web/call.ts'
import type { OrderRequest } from './order-request.ts'
import { type Caller, placeOrder, type PlacingDeps } from './place-order.ts'
import { textJob } from './text-job.ts'

/**
 * Places an order and sees to its text message: where there is a seat for it this process sends it by itself, otherwise
 * the queue does. The job is stored with the order either way, so that no crash leaves the customer without it.
 */
export const placeAndTell = async (
  deps: PlacingDeps & Pick<Deps, 'takeTextSeat'> & { nudge: () => void },
  { caller, wanted }: { caller: Caller; wanted: OrderRequest },
): Promise<{ orderId: string; session: Session }> => {
  const seat = deps.takeTextSeat?.()
  try {
    const { orderId, session, first } = await placeOrder(deps, caller, wanted, seat?.leaseUntil)
    if (first && seat) seat.begin({ ...textJob(orderId, 'confirmed', deps.clock()), attempts: 1 })
    else seat?.leave()
    if (!seat) deps.nudge()
    return { orderId, session }
  } catch (error) {
    seat?.leave()
    throw error
  }
}
