import { endpoints } from '@dawadoot/api/contract/endpoints'
import { DEMO_HOSPITAL } from '../auth/demo-hospital.ts'
import { type Api, mount } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { deviceCookie, deviceToken } from './device-cookie.ts'
import { enrolDevice, findDevice, noteSeen } from './devices.ts'
import { checkStaffCode } from './staff-codes.ts'
import { kioskDeviceToWire } from './to-wire.ts'

export const kioskRoutes = (api: Api): void => {
  const { deps } = api
  const { database, settings, clock, newId, randomBytes } = deps

  mount(api, endpoints.getKiosk, async ({ request, setHeader }) => {
    const token = deviceToken(request, settings)
    const device = await findDevice(database.db, token)
    if (device && token) {
      await noteSeen(database.db, device.id, clock())
      setHeader('Set-Cookie', deviceCookie(token, request, settings))
      return { data: { status: 'enrolled', device: kioskDeviceToWire(device) } }
    }
    if (settings.demo) return { data: { status: 'demonstration', hospital: DEMO_HOSPITAL } }
    return { data: { status: 'not_enrolled' } }
  })

  mount(api, endpoints.enrolKiosk, async ({ body, client, request, setHeader }) => {
    const code = await checkStaffCode(deps, { code: body.code, client })
    const token = await enrolDevice(database.db, code, { id: newId(), now: clock(), randomBytes })
    const device = await findDevice(database.db, token)
    // Its hospital has left the directory since the code was issued.
    if (!device) throw problem('staff_code_wrong')
    setHeader('Set-Cookie', deviceCookie(token, request, settings))
    return { data: { status: 'enrolled', device: kioskDeviceToWire(device) } }
  })

  mount(api, endpoints.getKioskStatus, async ({ body, client, request }) => {
    const device = await findDevice(database.db, deviceToken(request, settings))
    if (!device) throw problem('kiosk_not_enrolled')
    await checkStaffCode(deps, { code: body.code, client, hospitalId: device.hospital.id })
    const lastOrderAt = device.lastOrderAt?.toISOString() ?? null
    return { data: { device: kioskDeviceToWire(device), lastOrderAt } }
  })
}
