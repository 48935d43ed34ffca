import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { moveOrders } from './move-orders.ts'

const LOOK_EVERY_MS = 1000

/**
 * The demonstration's pharmacist and courier. In production nothing moves by itself, whatever else is set. Resolves
 * when the server stops and the last move is written.
 */
export const runCourier = async ({ database, clock, log, settings, stopping }: Deps): Promise<void> => {
  if (settings.production || !settings.demo) return
  while (!stopping.aborted) {
    await moveOrders(database, clock()).catch((error: unknown) =>
      log.trouble('the simulated courier failed', error),
    )
    await sleep(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}
