import * as v from 'valibot'
import { characters } from '../person/characters.ts'
import { asciiDigits } from '../person/digits.ts'
import { MOBILE_PATTERN } from '../person/mobile.ts'

const REQUIRED = 'Required'
const required = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED))

/** Fields of both tabs, specification section 5. `city` is shown as District. */
const shared = {
  user_name: v.pipe(
    required,
    v.check((name) => characters(name) >= 2 && characters(name) <= 50, '2 to 50 characters'),
  ),
  user_contact: v.pipe(
    v.string(),
    v.nonEmpty(REQUIRED),
    v.regex(MOBILE_PATTERN, 'Enter valid 10-digit mobile'),
  ),
  address: required,
  pincode: v.pipe(v.string(), v.nonEmpty(REQUIRED), v.regex(/^[0-9]{6}$/, '6 digits')),
  city: required,
  state: required,
  country: required,
}

export const HospitalAddressForm = v.object({
  ...shared,
  hospital: v.pipe(v.string(), v.trim(), v.nonEmpty('Select a hospital')),
  hospitalId: v.pipe(v.string(), v.nonEmpty('Select a hospital')),
})
export type HospitalAddressForm = v.InferOutput<typeof HospitalAddressForm>

export const HomeAddressForm = v.object({
  ...shared,
  name: required,
  house_no: v.pipe(v.string(), v.trim()),
})
export type HomeAddressForm = v.InferOutput<typeof HomeAddressForm>

/** Digits only, at most `length`: what the pincode input keeps of what is typed. Mobiles: `normaliseMobile`. */
export const digitsOnly = (typed: string, length: number): string => asciiDigits(typed).slice(0, length)
