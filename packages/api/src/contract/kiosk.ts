import { staffCode } from '@dawadoot/domain/kiosk/staff-code'
import * as v from 'valibot'
import { WireHospital } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Id, Timestamp } from './scalars.ts'

/** A browser that staff bound to a hospital. */
export const WireKioskDevice = v.object({ id: Id, hospital: WireHospital, enrolledAt: Timestamp })
export type WireKioskDevice = v.InferOutput<typeof WireKioskDevice>

const Enrolled = v.object({ status: v.literal('enrolled'), device: WireKioskDevice })

export const getKiosk = endpoint({
  method: 'get',
  path: '/kiosk/device',
  group: 'Kiosk',
  summary: 'Where this kiosk stands, by its device cookie',
  access: 'public',
  status: 200,
  reply: v.object({
    data: v.variant('status', [
      Enrolled,
      /** Development and demonstrations only: the built-in hospital. */
      v.object({ status: v.literal('demonstration'), hospital: WireHospital }),
      /** Staff have to set it up first. */
      v.object({ status: v.literal('not_enrolled') }),
    ]),
  }),
  errors: ['rate_limited'],
})

const StaffCode = v.object({ code: staffCode })

export const enrolKiosk = endpoint({
  method: 'post',
  path: '/kiosk/device',
  group: 'Kiosk',
  summary: 'Bind this browser to the hospital of a staff code; answers with the device cookie',
  access: 'public',
  body: StaffCode,
  status: 201,
  reply: v.object({ data: Enrolled }),
  errors: ['input_invalid', 'staff_code_wrong', 'rate_limited'],
})

export const getKioskStatus = endpoint({
  method: 'post',
  path: '/kiosk/status',
  group: 'Kiosk',
  summary:
    'What hospital staff may know of this kiosk: asks for a code of its hospital, and tells nothing personal',
  access: 'public',
  body: StaffCode,
  status: 200,
  reply: v.object({ data: v.object({ device: WireKioskDevice, lastOrderAt: v.nullable(Timestamp) }) }),
  errors: ['input_invalid', 'kiosk_not_enrolled', 'staff_code_wrong', 'rate_limited'],
})
