import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { Problem } from '@dawadoot/api/contract/problem'
import * as v from 'valibot'
import type { ShelvedMedicine } from '../src/medicines/shelf.ts'
import { orderCall } from '../src/testing/order-call.ts'
import { WAREHOUSE } from '../src/testing/order-desk.ts'
import type { Answer, Sent } from '../src/testing/plain-http.ts'
import { pickOne, type Random } from '../src/testing/seeded.ts'
import type { Shopper } from '../src/testing/shoppers.ts'
import type { Told } from './told.ts'

export type CustomerOptions = {
  shopper: Shopper
  shelf: ReadonlyMap<string, ShelvedMedicine>
  random: Random
  /** To whichever server is there now; rejects when no whole answer came. */
  send: (call: Sent) => Promise<Answer>
  told: Told
  /** Aborted when it is enough: what is in hand is still brought to its end. */
  enough: AbortSignal
}

/** Longer than any restart: after it an outcome counts as never known. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 20

/** Says that a call is to be made again: nobody knows what became of it. */
const isUnknown = ({ status }: Answer): boolean => status === 503 || status === 429

const codeOf = ({ text }: Answer): string | undefined => {
  try {
    return v.parse(Problem, JSON.parse(text)).code
  } catch {
    return undefined
  }
}

/**
 * A person who orders, orders again with a key that was used before, cancels, looks at orders and searches, in an
 * order that `random` decides, until it is enough. Whatever broke off is repeated until its outcome is known.
 */
export const runCustomer = async (options: CustomerOptions): Promise<void> => {
  const { shopper, shelf, random, send, told, enough } = options
  const authorization = `Bearer ${shopper.token}`
  const medicines = [...shelf.keys()]
  const calls = new Map<string, Sent>()
  const standing: string[] = []

  /** The first answer that says what is so; undefined when none came for a minute. */
  const settle = async (call: Sent): Promise<Answer | undefined> => {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      const answer = await send(call).catch(() => undefined)
      if (answer) told.answered += 1
      if (answer?.status === 500) told.faults.push(`${call.path}: ${answer.text}`)
      else if (answer && !isUnknown(answer) && codeOf(answer) !== 'request_in_progress') return answer
      told.unknown += 1
      await sleep(PAUSE_MS)
    }
    return undefined
  }

  const place = async (key: string, call: Sent): Promise<void> => {
    calls.set(key, call)
    const answer = await settle(call)
    if (!answer) return void told.unresolved.add(key)
    if (answer.status === 201) {
      const { orderId } = v.parse(endpoints.createOrder.reply, JSON.parse(answer.text))
      const before = told.placed.get(key)
      if (!before) standing.push(orderId)
      told.placed.set(key, (before ?? new Set()).add(orderId))
    } else if (codeOf(answer) === 'out_of_stock' && !told.placed.has(key)) told.refused.add(key)
    else told.faults.push(`order answered ${answer.status}: ${answer.text}`)
  }

  const placeNew = (): Promise<void> => {
    const first = pickOne(random, medicines)
    const second = pickOne(random, medicines)
    const wanted = [...new Set([first, second])].map((id) => [id, 1 + Math.floor(random() * 3)] as const)
    const key = `key-${shopper.userId}-${calls.size}`
    return place(key, orderCall(shopper, shelf, wanted, key))
  }

  const repeat = async (): Promise<void> => {
    const settled = [...calls].filter(([key]) => told.placed.has(key))
    if (settled.length > 0) await place(...pickOne(random, settled))
  }

  const cancel = async (): Promise<void> => {
    if (standing.length === 0) return
    const [id] = standing.splice(Math.floor(random() * standing.length), 1)
    const answer = await settle({
      method: 'POST',
      path: `/api/orders/${id}/cancel`,
      headers: { authorization },
    })
    if (id === undefined || !answer) return
    // Final already: the cancellation whose answer was lost.
    if (answer.status === 200 || codeOf(answer) === 'order_final') told.cancelled.add(id)
    else if (answer.status === 404) told.vanished.add(id)
    else told.faults.push(`cancel answered ${answer.status}: ${answer.text}`)
  }

  const look = async (): Promise<void> => {
    if (standing.length === 0) return
    const id = pickOne(random, standing)
    const answer = await settle({ method: 'GET', path: `/api/orders/${id}`, headers: { authorization } })
    if (answer?.status === 404) told.vanished.add(id)
    else if (answer && answer.status !== 200) told.faults.push(`order looked at: ${answer.status}`)
  }

  const browse = async (): Promise<void> => {
    const path =
      random() < 0.5
        ? '/api/orders/history'
        : `/api/medicines/search?warehouseId=${WAREHOUSE}&medicineName=${pickOne(random, ['pan', 'crocn', 'dolo'])}`
    const answer = await settle({ method: 'GET', path, headers: { authorization } })
    if (answer && answer.status !== 200) told.faults.push(`${path} answered ${answer.status}`)
  }

  while (!enough.aborted) {
    const dice = random()
    if (dice < 0.55) await placeNew()
    else if (dice < 0.65) await repeat()
    else if (dice < 0.8) await cancel()
    else if (dice < 0.92) await look()
    else await browse()
  }
}
