import type { Deps } from '../deps.ts'
import { createWorker } from '../jobs/worker.ts'
import { orderTextJob } from './text-job.ts'

/** A gateway takes its time over each. */
const AT_ONCE = 10
/** Texts about orders that are placed here, from the beginning of the transaction until the gateway has taken them. */
const SEATS = 100

/** Sends the text messages about orders: those that wait in the queue, and at once those of orders placed here. */
export const createTexting = (deps: Deps) =>
  createWorker({ deps, handlers: [orderTextJob(deps)], atOnce: AT_ONCE, seats: SEATS })

export type Texting = ReturnType<typeof createTexting>
