import * as v from 'valibot'
import { MOBILE_PATTERN } from '../person/mobile.ts'

const text = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing))

/** Fields of both order types, specification section 5; the number follows the site's rule with the kiosk's words. */
const person = {
  user_name: text('User name is required'),
  user_contact: v.pipe(
    v.string(),
    v.nonEmpty('Contact number is required'),
    v.regex(MOBILE_PATTERN, 'Enter valid 10-digit mobile number'),
  ),
}

/** Inside Hospital: the hospital is known, the gate is not. */
export const KioskHospitalForm = v.object({ ...person, gate_no: text('Gate number is required') })
export type KioskHospitalForm = v.InferOutput<typeof KioskHospitalForm>

/** Home Delivery: district and state come from the pincode directory, the country is India. */
export const KioskHomeForm = v.object({
  ...person,
  name: text('Name is required'),
  house_no: text('House no. is required'),
  address: text('Address is required'),
  pincode: v.pipe(
    v.string(),
    v.nonEmpty('Pincode is required'),
    v.regex(/^[0-9]{6}$/, 'Enter valid 6-digit pincode'),
  ),
})
export type KioskHomeForm = v.InferOutput<typeof KioskHomeForm>
