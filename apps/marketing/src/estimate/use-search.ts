import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The address's query. Empty in the built page, and while that page comes alive: both must be the same. */
export const useSearch = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
