import * as v from 'valibot'
import { enrolKiosk, getKiosk, getKioskStatus } from '../contract/kiosk.ts'
import { type KioskHospital, LooseHospital } from './auth.ts'
import { readReply } from './read-reply.ts'
import { type ClientOptions, createTransport } from './transport.ts'

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const Device = v.object({ id: v.string(), hospital: LooseHospital, enrolledAt: moment })
const Enrolled = v.object({ status: v.literal('enrolled'), device: Device })
const Place = v.variant('status', [
  Enrolled,
  v.object({ status: v.literal('demonstration'), hospital: LooseHospital }),
  v.object({ status: v.literal('not_enrolled') }),
])
const Status = v.object({ device: Device, lastOrderAt: v.nullable(moment) })

/** A browser that staff bound to a hospital. */
export type KioskDevice = { id: string; hospital: KioskHospital; enrolledAt: Date }

/** Where this kiosk stands: its hospital, the built-in one, or nowhere until staff set it up. */
export type KioskPlace =
  | { status: 'enrolled'; device: KioskDevice }
  | { status: 'demonstration'; hospital: KioskHospital }
  | { status: 'not_enrolled' }

export type KioskStatus = { device: KioskDevice; lastOrderAt: Date | null }

/** Calls about the device itself, whoever stands before it: the cookie says which one it is. */
export const createKioskClient = (options: Omit<ClientOptions, 'session' | 'credentials'>) => {
  const { json } = createTransport({
    ...options,
    credentials: 'include',
    session: { token: () => undefined, unauthorized: () => {} },
  })
  return {
    where: async (): Promise<KioskPlace> => readReply(Place, await json(getKiosk), 'data'),

    /** Rejects with `staff_code_wrong`, or `rate_limited` after too many of those. */
    enrol: async (code: string): Promise<KioskPlace> =>
      readReply(Enrolled, await json(enrolKiosk, { body: { code } }), 'data'),

    /** Rejects as `enrol` does, and with `kiosk_not_enrolled`. */
    status: async (code: string): Promise<KioskStatus> =>
      readReply(Status, await json(getKioskStatus, { body: { code } }), 'data'),
  }
}
export type KioskClient = ReturnType<typeof createKioskClient>
