import { useSyncExternalStore } from 'react'
import { useOrdering } from '../ordering.tsx'
import { type Session, VISITOR } from './session-store.ts'

/** What prerendered HTML was written for; whoever is here is seen right after it has come alive. */
const asPrerendered = () => VISITOR

export const useSession = (): Session => {
  const { session } = useOrdering()
  return useSyncExternalStore(session.subscribe, session.getState, asPrerendered)
}
