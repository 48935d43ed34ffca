import type { KioskHospital } from '@dawadoot/api/client/auth'
import type { KioskClient } from '@dawadoot/api/client/kiosk'
import type { OpenCamera } from '@dawadoot/ui/camera-capture/camera-capture'
import { createContext, useContext } from 'react'
import type { WizardStore } from '../routes/order/wizard-store.ts'
import type { DeviceStore } from './device/device-store.ts'

/** What this app knows besides the order flow. */
export type Kiosk = {
  wizard: WizardStore
  device: DeviceStore
  client: KioskClient
  /** Asks the server where this kiosk stands; whether it answered. */
  look: () => Promise<boolean>
  /** The browser's, if none is given. */
  openCamera: OpenCamera | undefined
  /** The device's enrolment, else what the login's reply said, else the built-in one. Decisions, "Kiosk". */
  hospital: KioskHospital | undefined
  setHospital: (hospital: KioskHospital | undefined) => void
  /** Wipes everything and loads the address anew; `said` is shown for a moment before. */
  reset: (path: string, said?: string) => void
}

export const KioskContext = createContext<Kiosk | undefined>(undefined)

export const useKiosk = (): Kiosk => {
  const kiosk = useContext(KioskContext)
  if (!kiosk) throw new Error('useKiosk needs a KioskContext above it')
  return kiosk
}
