import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and while React takes it over; true at once where there is none. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
