import * as v from 'valibot'
import { expect, test } from 'vitest'
import { digitsOnly, HomeAddressForm, HospitalAddressForm } from './address-form.ts'

const shared = {
  user_name: 'Asha Rao',
  user_contact: '9000000001',
  address: '4 Karve Road',
  pincode: '110001',
  city: 'New Delhi',
  state: 'Delhi',
  country: 'India',
}
const hospital = { ...shared, hospital: 'Demo Hospital', hospitalId: 'h1' }
const home = { ...shared, name: 'Home', house_no: '' }

const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

const TABS = [
  ['Inside Hospital', HospitalAddressForm, hospital],
  ['Home Delivery', HomeAddressForm, home],
] as const

test.each(TABS)('%s accepts a complete address', (_, schema, good) => {
  expect(problem(schema, good)).toBeUndefined()
})

const SHARED_RULES = [
  ['user_name', '', 'Required'],
  ['user_name', '  ', 'Required'],
  ['user_name', 'A', '2 to 50 characters'],
  ['user_name', 'a'.repeat(51), '2 to 50 characters'],
  ['user_name', "O'Connor", undefined],
  ['user_name', 'J. काव्य', undefined],
  ['user_contact', '', 'Required'],
  ['user_contact', '5000000001', 'Enter valid 10-digit mobile'],
  ['user_contact', '900000000', 'Enter valid 10-digit mobile'],
  ['user_contact', '9100000001', undefined],
  ['pincode', '', 'Required'],
  ['pincode', '11000', '6 digits'],
  ['pincode', '1100011', '6 digits'],
  ['pincode', '११०००१', '6 digits'],
  ['pincode', '671310', undefined],
  ['pincode', '737126', undefined],
  ['address', ' ', 'Required'],
  ['city', '', 'Required'],
  ['state', '', 'Required'],
  ['country', '', 'Required'],
] as const

test.each(
  TABS.flatMap(([tab, schema, good]) => SHARED_RULES.map((rule) => [tab, ...rule, schema, good] as const)),
)('%s: %s %j answers %j', (_tab, field, value, expected, schema, good) => {
  expect(problem(schema, { ...good, [field]: value })).toBe(expected)
})

test('the hospital tab needs a hospital chosen from the list', () => {
  expect(problem(HospitalAddressForm, { ...hospital, hospital: '' })).toBe('Select a hospital')
  expect(problem(HospitalAddressForm, { ...hospital, hospitalId: '' })).toBe('Select a hospital')
})

test('the home tab needs a location label; the house number is optional', () => {
  expect(problem(HomeAddressForm, { ...home, name: ' ' })).toBe('Required')
  expect(problem(HomeAddressForm, { ...home, house_no: '' })).toBeUndefined()
})

test('what is saved has no blanks around it', () => {
  const saved = v.parse(HomeAddressForm, { ...home, user_name: ' Asha ', name: ' Office ', house_no: ' 4 ' })
  expect(saved).toMatchObject({ user_name: 'Asha', name: 'Office', house_no: '4' })
})

test.each([
  ['110 001', '110001'],
  ['1100019', '110001'],
  ['pin 11', '11'],
  ['११०००१', '110001'],
])('of %j the pincode input keeps %j', (typed, kept) => {
  expect(digitsOnly(typed, 6)).toBe(kept)
})
