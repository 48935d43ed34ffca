import type { CartLines } from '@dawadoot/domain/cart/cart'
import type { CartLine } from '@dawadoot/domain/cart/line'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Cart, CartStore } from './cart-store.ts'

/** The lines as they are now. */
export const useLines = (cart: CartStore): CartLines => useStore(cart, ({ lines }) => lines)

/** Of a line as it is now, what is asked of it; of the line as it was where it has just left. */
export const useLine = <Answer>(cart: CartStore, line: CartLine, ask: (line: CartLine) => Answer): Answer =>
  useStore(cart, ({ lines }) => ask(lines.find(({ medicine }) => medicine.id === line.medicine.id) ?? line))

/** What is in it, by id; drawn anew only when a medicine comes or goes. */
export const useInCart = (cart: CartStore): ReadonlySet<string> => {
  const ids = useStore(cart, ({ lines }) => lines.map(({ medicine }) => medicine.id).join('\n'))
  return new Set(ids.split('\n'))
}

const alikeBut = (but: readonly string[], one: object, other: object): boolean =>
  one === other ||
  Object.entries(one).every(([key, value]) => but.includes(key) || value === Reflect.get(other, key))

const butQuantities = () => {
  let last: Cart | undefined
  return (cart: Cart): Cart => {
    const { lines = [] } = last ?? {}
    const same =
      lines.length === cart.lines.length &&
      cart.lines.every((line, at) => alikeBut(['qty'], line, lines[at] ?? {}))
    if (!(last && same && alikeBut(['lines', 'customerName'], cart, last))) last = cart
    return last
  }
}

/**
 * The cart as it was when anything but a quantity or the name was changed last: another quantity is drawn by its line
 * and the bill, and by nothing else of a hundred lines.
 */
export const useCartButQuantities = (cart: CartStore): Cart => useStore(cart, useState(butQuantities)[0])
