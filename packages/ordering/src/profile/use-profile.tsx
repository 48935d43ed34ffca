import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { useSession } from '../session/use-session.tsx'
import { ensureProfile } from './load-profile.ts'
import type { ProfileState } from './profile-store.ts'

/** The profile, fetched when nobody has yet, and again for whoever signs in next. */
export const useProfile = (): ProfileState => {
  const ordering = useOrdering()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'signed_in') void ensureProfile(ordering)
  }, [ordering, status])
  return useStore(ordering.profile)
}
