import type { ChangedLine } from '@dawadoot/api/client/api-error'
import {
  addMedicine,
  type CartLines,
  createCart,
  leaveOutBlocked,
  removeLine,
} from '@dawadoot/domain/cart/cart'
import type { Medicine } from '@dawadoot/domain/cart/medicine'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { afterPaint } from '../paint/after-paint.ts'
import type { BrowserStorage } from '../storage/browser-storage.ts'
import { type CartChange, changesBetween, correctLines, rereadLines } from './refresh-lines.ts'
import { readCart, writeCart } from './saved-cart.ts'

/** One prescription's cart. Specification, sections 3 and 4; the rules are the domain's. */
export type Cart = {
  prescriptionId: string
  /** Of the address it began with. */
  linkAddressId: string
  /** Of the address whose prices and stock the lines carry. */
  addressId: string
  warehouseId: string
  toBeConfirmed: boolean
  lines: CartLines
  /** What Proceed or the customer took out; Undo brings it back. */
  leftOut: CartLines
  /** Unmatched lines of the paper that were left out or have their medicine, by their key. */
  dismissed: readonly string[]
  customerName: string
  /** What is not as it was shown; stays until the customer has seen it. */
  changes: readonly CartChange[]
}

export type CartStore = StoreApi<Cart>

type Start = {
  storage: BrowserStorage
  link: PrescriptionLink
  /** The address that `result` is for: the link's, or the one chosen since. */
  addressId: string
  result: PrescriptionResult
  /** Of the stored user. */
  customerName: string
}

/**
 * The kept cart at today's prices where there is one, else one fresh from the result. Every change is written down
 * once it has been painted: a hundred lines take as long to write as one takes to draw.
 */
export const createCartStore = ({ storage, link, addressId, result, customerName }: Start): CartStore => {
  const { prescriptionId } = link
  const kept = readCart(storage, prescriptionId)
  const lines = kept ? rereadLines(kept.lines, result) : createCart(result.medicines)
  const store = createStore<Cart>(() => ({
    prescriptionId,
    linkAddressId: link.addressId,
    addressId,
    warehouseId: result.warehouseId,
    toBeConfirmed: result.toBeConfirmed,
    lines,
    leftOut: kept ? rereadLines(kept.leftOut, result) : [],
    dismissed: kept?.dismissed ?? [],
    customerName: kept?.customerName ?? customerName,
    changes: kept ? changesBetween(kept.lines, lines) : [],
  }))
  let waits = false
  store.subscribe(() => {
    if (waits) return
    waits = true
    afterPaint(() => {
      waits = false
      saveCart(storage, store.getState())
    })
  })
  return store
}

const saveCart = (storage: BrowserStorage, cart: Cart): void => {
  const { linkAddressId, addressId, lines, leftOut, dismissed, customerName } = cart
  writeCart(storage, cart.prescriptionId, {
    linkAddressId,
    addressId,
    lines,
    leftOut,
    dismissed,
    customerName,
  })
}

/**
 * The address to read the result for: the one that was chosen last for this link, so that a reload stays with it.
 * Another link to the same prescription, such as REORDER, means its own address.
 */
export const addressToRead = (storage: BrowserStorage, link: PrescriptionLink): string => {
  const kept = readCart(storage, link.prescriptionId)
  return kept?.linkAddressId === link.addressId ? kept.addressId : link.addressId
}

/** `rule` is one of the domain's: the next lines from these. */
export const changeLines = (store: CartStore, rule: (lines: CartLines) => CartLines): void =>
  store.setState(({ lines }) => ({ lines: rule(lines) }))

export const nameCustomer = (store: CartStore, customerName: string): void => store.setState({ customerName })

export const seeChanges = (store: CartStore): void => store.setState({ changes: [] })

export const dismissUnmatched = (store: CartStore, key: string): void =>
  store.setState(({ dismissed }) => ({ dismissed: [...dismissed, key] }))

/** What Proceed does once the lines have folded. */
export const proceed = (store: CartStore): void =>
  store.setState(({ lines, leftOut }) => {
    const split = leaveOutBlocked(lines)
    return { lines: split.kept, leftOut: [...leftOut, ...split.leftOut] }
  })

export const takeOut = (store: CartStore, id: string): void =>
  store.setState(({ lines, leftOut }) => ({
    lines: removeLine(lines, id),
    leftOut: [...leftOut, ...lines.filter(({ medicine }) => medicine.id === id)],
  }))

/** Brings back everything that was left out and is not in the cart by another way. */
export const undoLeaveOut = (store: CartStore): void =>
  store.setState(({ lines, leftOut }) => {
    const there = new Set(lines.map(({ medicine }) => medicine.id))
    return { lines: [...lines, ...leftOut.filter(({ medicine }) => !there.has(medicine.id))], leftOut: [] }
  })

export const addToCart = (store: CartStore, medicine: Medicine): void => {
  changeLines(store, (lines) => addMedicine(lines, medicine))
  store.setState(({ leftOut }) => ({ leftOut: removeLine(leftOut, medicine.id) }))
}

/** A refused order's lines, as the server knows them now. */
export const correctCart = (store: CartStore, corrections: readonly ChangedLine[]): void =>
  store.setState(({ lines }) => {
    const corrected = correctLines(lines, corrections)
    return { lines: corrected, changes: changesBetween(lines, corrected) }
  })

/** The same cart for another address: `corrections` are for medicines that the result does not mention. */
export const moveCart = (
  store: CartStore,
  addressId: string,
  result: PrescriptionResult,
  corrections: readonly ChangedLine[],
): void =>
  store.setState(({ lines, leftOut }) => {
    const moved = correctLines(rereadLines(lines, result), corrections)
    return {
      addressId,
      warehouseId: result.warehouseId,
      toBeConfirmed: result.toBeConfirmed,
      lines: moved,
      leftOut: rereadLines(leftOut, result),
      changes: changesBetween(lines, moved),
    }
  })
