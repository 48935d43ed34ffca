import { endpoints } from '@dawadoot/api/contract/endpoints'
import { deviceToken } from '../kiosks/device-cookie.ts'
import { findDevice, type KioskDevice } from '../kiosks/devices.ts'
import { kioskHospitalToWire } from '../kiosks/to-wire.ts'
import { deviceLabel } from '@dawadoot/domain/person/device'
import type { SessionType } from '../db/tables/sign-in.ts'
import { changeUser, readUser } from '../users/rows.ts'
import { userToWire } from '../users/to-wire.ts'
import { type Api, mount } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { DEMO_HOSPITAL } from './demo-hospital.ts'
import { sendCode } from './send-code.ts'
import { sessionToWire } from './session-to-wire.ts'
import { endSession, listSessions, revokeSession, revokeSessions, rotateToken } from './sessions.ts'
import { signIn } from './sign-in.ts'

const sessionType = (type: 'hospital' | undefined): SessionType =>
  type === 'hospital' ? 'kiosk' : 'customer'

export const authRoutes = (api: Api): void => {
  const { deps } = api
  const { database, settings, clock } = deps

  /** The kiosk that calls; staff have to enrol it, except in development and demonstrations. */
  const callingKiosk = async (type: SessionType, request: Request): Promise<KioskDevice | undefined> => {
    if (type !== 'kiosk') return undefined
    const device = await findDevice(database.db, deviceToken(request, settings))
    if (!device && !settings.demo) throw problem('kiosk_not_enrolled')
    return device
  }

  mount(api, endpoints.sendOtp, async ({ body, client, request }) => {
    const { mobile, consentVersion } = body
    const type = sessionType(body.type)
    const kiosk = await callingKiosk(type, request)
    const { resendAfter } = await sendCode(deps, {
      mobile,
      client,
      consentVersion,
      type,
      kioskId: kiosk?.id,
    })
    return { success: true, message: 'OTP sent successfully!', resendAfter }
  })

  mount(api, endpoints.verifyOtp, async ({ body, request }) => {
    const { mobile, otp } = body
    const type = sessionType(body.type)
    const kiosk = await callingKiosk(type, request)
    const device = deviceLabel(request.headers.get('user-agent') ?? '')
    const { token, user } = await signIn(deps, { mobile, otp, type, device })
    if (type !== 'kiosk') return { data: { token, user: userToWire(user) } }
    return {
      data: { token, user: userToWire(user), hospital: kiosk ? kioskHospitalToWire(kiosk) : DEMO_HOSPITAL },
    }
  })

  mount(api, endpoints.logout, async ({ bearer }) => {
    if (bearer) await endSession(database.db, bearer)
    return { success: true, message: 'Logged out successfully!' }
  })

  mount(api, endpoints.refresh, async ({ session, bearer = '' }) => {
    const token = await database.transaction((tx) =>
      rotateToken(tx, session, bearer, { ...deps, now: clock() }),
    )
    return { data: { token, user: userToWire(await readUser(database.db, session.userId)) } }
  })

  mount(api, endpoints.listSessions, async ({ session }) => {
    const live = await listSessions(database.db, session.userId, clock())
    return { data: { sessions: live.map((one) => sessionToWire(one, session.id)) } }
  })

  mount(api, endpoints.revokeSession, async ({ session, params }) => {
    if (!(await revokeSession(database.db, session.userId, params.id))) throw problem('not_found')
    return { message: 'That session has ended.' }
  })

  mount(api, endpoints.revokeSessions, async ({ session }) => {
    await revokeSessions(database.db, session.userId)
    return { message: 'You are signed out everywhere.' }
  })

  mount(api, endpoints.completeProfile, async ({ session, body }) => {
    if (body.mobile !== session.mobile) throw problem('forbidden')
    const { name, email, whatsappNumber: whatsapp } = body
    const user = await changeUser(database.db, session.userId, { name, email: email || null, whatsapp })
    return { data: { user: userToWire(user) } }
  })
}
