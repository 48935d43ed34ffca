import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `atFirst` is the answer in prerendered HTML. No query always matches. */
export function useMediaQuery(query: string | undefined, atFirst: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (query === undefined) return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => query === undefined || window.matchMedia(query).matches,
    () => atFirst,
  )
}
