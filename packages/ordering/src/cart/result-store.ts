import { ApiError, messageOf } from '@dawadoot/api/client/api-error'
import { LOADER } from '@dawadoot/domain/prescription/loader'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import { meansNoService, NO_WAREHOUSE_MESSAGE } from '@dawadoot/domain/prescription/no-service'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import type { PrescriptionEvent } from '@dawadoot/domain/prescription/status'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { refusalOf } from '../form/refusal.ts'
import type { Ordering } from '../ordering.tsx'
import { forgetReading, rememberReading, wasRead } from './reading-memory.ts'
import { cartWords as words } from './words.ts'

/** What is known of one prescription for one address. Specification, section 4, Prescription processing. */
export type ResultState =
  /** The stream is open; `event` is its latest news. */
  | { status: 'following'; event?: PrescriptionEvent | undefined }
  /** The reading is done. `fresh`: it ended just now, so the loader still shows its success, also over a `result`. */
  | { status: 'loading'; fresh: boolean; result?: PrescriptionResult }
  | { status: 'read'; result: PrescriptionResult }
  | { status: 'nothing_found' }
  | { status: 'failed_reading'; reason: string }
  | { status: 'no_service'; message: string }
  | { status: 'error'; message: string }

export type ResultStore = StoreApi<ResultState>
export const createResultStore = (): ResultStore => createStore<ResultState>(() => ({ status: 'following' }))

/** Nothing more comes by itself. */
export const isSettled = ({ status }: ResultState): boolean => status !== 'following' && status !== 'loading'

const trouble = (error: unknown): ResultState => {
  if (error instanceof ApiError && error.code === 'no_warehouse')
    return { status: 'no_service', message: messageOf(error, NO_WAREHOUSE_MESSAGE) }
  const message = refusalOf(error, words.problems.wentWrong)
  return { status: meansNoService(message) ? 'no_service' : 'error', message }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })

type Task = { ordering: Ordering; store: ResultStore; link: PrescriptionLink; signal: AbortSignal }

/** Follows the stream to its end; true once the prescription has been read. */
const follow = async ({ ordering, store, link, signal }: Task): Promise<boolean> => {
  let last: PrescriptionEvent | undefined
  store.setState({ status: 'following' }, true)
  await ordering.client.prescriptions.watch(link.prescriptionId, {
    signal,
    random: ordering.random,
    onEvent: (event) => {
      last = event
      if (!signal.aborted) store.setState({ status: 'following', event }, true)
    },
  })
  if (signal.aborted) return false
  if (last?.status === 'completed') return true
  const reason = last?.error || words.problems.processingFailed
  store.setState(
    meansNoService(reason) ? { status: 'no_service', message: reason } : { status: 'failed_reading', reason },
    true,
  )
  return false
}

const stateOf = (result: PrescriptionResult, evenEmpty: boolean): ResultState => {
  if (evenEmpty || result.medicines.length > 0 || result.unmatched.length > 0)
    return { status: 'read', result }
  return result.readFailed
    ? { status: 'failed_reading', reason: result.readFailed }
    : { status: 'nothing_found' }
}

/** Reads the result; `evenEmpty` opens a cart to be filled by search, whatever was read. */
const load = async (
  { ordering, store, link, signal }: Task,
  { fresh = false, evenEmpty = false }: { fresh?: boolean; evenEmpty?: boolean },
): Promise<void> => {
  store.setState({ status: 'loading', fresh }, true)
  const shown = fresh ? wait(LOADER.successDelayMs, signal) : undefined
  const result = await ordering.client.prescriptions.result(link, signal)
  if (signal.aborted) return
  const opened = stateOf(result, evenEmpty)
  if (shown) {
    if (opened.status === 'read') store.setState({ status: 'loading', fresh, result }, true)
    await shown
    if (signal.aborted) return
  }
  store.setState(opened, true)
}

const settle = async ({ store, signal }: Task, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!signal.aborted) store.setState(trouble(error), true)
  }
}

/**
 * From the link to the result: follows the stream unless this tab has seen it complete, then reads the result.
 * Everything stops with `signal`; what goes wrong becomes a state.
 */
export const openResult = (task: Task): Promise<void> =>
  settle(task, async () => {
    const { storage } = task.ordering
    const id = task.link.prescriptionId
    if (wasRead(storage, id)) {
      try {
        return await load(task, {})
      } catch (error) {
        // what was remembered no longer holds: the server is reading it again
        if (!(error instanceof ApiError && error.code === 'prescription_not_ready')) throw error
        forgetReading(storage, id)
      }
    }
    if (!(await follow(task))) return
    rememberReading(storage, id)
    await load(task, { fresh: true })
  })

/** 'Search medicines': an empty cart for a prescription that gave none. Decisions, "Prescription, cart, order". */
export const openEmptyCart = (task: Task): Promise<void> =>
  settle(task, () => load(task, { evenEmpty: true }))
