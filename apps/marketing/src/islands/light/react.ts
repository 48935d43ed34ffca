/**
 * What islands get in the built pages when they import React: Preact, which is a tenth of its size and lets a page's
 * islands stay below their budget. Two parts are our own. Preact numbers ids anew in every island, so two of them would
 * share one; and it asks for the browser's state while a page comes alive, when it must still be what was built.
 */
import { useLayoutEffect, useState } from 'preact/hooks'

export { createContext, createElement, createRef, Fragment } from 'preact'
export { forwardRef, use, useEffectEvent } from 'preact/compat'
export * from 'preact/hooks'

let made = 0
export const useId = (): string => useState(() => `i${(made += 1)}`)[0]

export const useSyncExternalStore = <T>(
  subscribe: (changed: () => void) => () => void,
  now: () => T,
  built: () => T = now,
): T => {
  const [value, setValue] = useState(built)
  useLayoutEffect(() => {
    const read = () => setValue(() => now())
    read()
    return subscribe(read)
    // oxlint-disable-next-line react/exhaustive-deps -- `now` is made anew at every turn and says the same
  }, [subscribe])
  return value
}
