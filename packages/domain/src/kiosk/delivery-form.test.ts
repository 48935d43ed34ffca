import * as v from 'valibot'
import { expect, test } from 'vitest'
import { KioskHomeForm, KioskHospitalForm } from './delivery-form.ts'

const person = { user_name: 'Ramesh', user_contact: '9822041736' }
const hospital = { ...person, gate_no: '2' }
const home = { ...person, name: 'Home', house_no: '4', address: 'Karve Road', pincode: '411004' }
const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

const PERSON_RULES = [
  ['user_name', '  ', 'User name is required'],
  ['user_contact', '', 'Contact number is required'],
  ['user_contact', '982204173', 'Enter valid 10-digit mobile number'],
  ['user_contact', '5822041736', 'Enter valid 10-digit mobile number'],
  ['user_contact', '9100000001', undefined],
] as const

test.each([
  ...PERSON_RULES,
  ['gate_no', ' ', 'Gate number is required'],
  ['gate_no', 'Gate 2', undefined],
] as const)('Inside Hospital: %s %j answers %j', (field, value, expected) => {
  expect(problem(KioskHospitalForm, { ...hospital, [field]: value })).toBe(expected)
})

test.each([
  ...PERSON_RULES,
  ['name', '', 'Name is required'],
  ['house_no', '', 'House no. is required'],
  ['address', '', 'Address is required'],
  ['pincode', '', 'Pincode is required'],
  ['pincode', '41100', 'Enter valid 6-digit pincode'],
  ['pincode', '110001', undefined],
] as const)('Home Delivery: %s %j answers %j', (field, value, expected) => {
  expect(problem(KioskHomeForm, { ...home, [field]: value })).toBe(expected)
})

test('text is kept without the blanks around it', () => {
  expect(v.parse(KioskHospitalForm, { ...hospital, user_name: ' Ramesh ', gate_no: ' 2 ' })).toEqual(hospital)
})
