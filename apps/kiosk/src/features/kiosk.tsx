import type { KioskHospital } from '@dawadoot/api/client/auth'
import { createContext, useContext } from 'react'
import type { WizardStore } from '../routes/order/wizard-store.ts'

/** What this app knows besides the order flow. */
export type Kiosk = {
  wizard: WizardStore
  hospital: KioskHospital | undefined
  setHospital: (hospital: KioskHospital | undefined) => void
  /** Wipes everything and loads the address anew. */
  reset: (path: string) => void
}

export const KioskContext = createContext<Kiosk | undefined>(undefined)

export const useKiosk = (): Kiosk => {
  const kiosk = useContext(KioskContext)
  if (!kiosk) throw new Error('useKiosk needs a KioskContext above it')
  return kiosk
}
