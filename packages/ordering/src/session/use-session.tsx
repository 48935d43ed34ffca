import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import type { Session } from './session-store.ts'

export const useSession = (): Session => useStore(useOrdering().session)
