import { useSyncExternalStore } from 'react'

/** Where the header has no room for its links. */
const NARROW = '(width < 48rem)'

const listen = (tell: () => void): (() => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
