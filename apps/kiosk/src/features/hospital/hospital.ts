import type { KioskHospital } from '@dawadoot/api/client/auth'
import type { BrowserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { fitting } from '@dawadoot/ordering/storage/fitting'
import * as v from 'valibot'

const KEY = 'kioskHospital'

const Stored = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  pincode: v.string(),
  district: v.string(),
  state: v.string(),
  country: v.string(),
  geolocation: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
})

/** Where this kiosk stands, as the login's reply said; kept with the session it came with. */
export const readHospital = ({ session }: BrowserStorage): KioskHospital | undefined =>
  session.read(KEY, fitting(Stored))

export const keepHospital = ({ session }: BrowserStorage, hospital: KioskHospital | undefined): void =>
  hospital ? session.write(KEY, hospital) : session.remove(KEY)
