import { expect, test } from 'vitest'
import { parseLetterhead } from './parse-letterhead.ts'

test('patient, doctor and date are read from the rows of a letterhead', () => {
  const rows = [
    'Dr. Meena Nair  Shree Polyclinic',
    'MD (Paediatrics)   Reg. No. 17662  Linking Road, Chennai 600002',
    'Name: Anil Iyer  Age/Sex: 63 / F  Date: 14/01/2026',
  ]
  expect(parseLetterhead(rows)).toEqual({
    patient: 'Anil Iyer',
    doctor: 'Dr. Meena Nair',
    date: '2026-01-14',
  })
})

test.each([
  ['Patient Name : Mrs. Sunita Das', 'Mrs. Sunita Das'],
  ['Pt: Ramesh Kumar Sharma Age 45', 'Ramesh Kumar Sharma'],
  ["Patient's Name - Priya Joshi", 'Priya Joshi'],
  ['Name: Baby Farida  Wt 12 kg', 'Baby Farida'],
  ['Name: ____________', undefined],
  ['Brand name of the medicine', undefined],
])('the patient in "%s"', (row, patient) => {
  expect(parseLetterhead([row]).patient).toBe(patient)
})

test.each([
  ['DR A K SINGH MBBS', 'Dr. A K SINGH'],
  ['Consultant: Dr.Lakshmi Reddy', 'Dr. Lakshmi Reddy'],
  ['Dr. Signature', undefined],
  ['Drink plenty of water', undefined],
])('the doctor in "%s"', (row, doctor) => {
  expect(parseLetterhead([row]).doctor).toBe(doctor)
})

test.each([
  ['Date: 3/4/26', '2026-04-03'],
  ['Dt. 03-04-2026', '2026-04-03'],
  ['Date 3.4.2026', '2026-04-03'],
  ['Date: 2026-04-03', '2026-04-03'],
  ['Dated 3rd April 2026', '2026-04-03'],
  ['03 Apr, 2026 10:30 am', '2026-04-03'],
  ['Date: 31/02/2026', undefined],
  ['Date: 3/4/1926', undefined],
  ['Date: 12/11/26', '2026-11-12'],
  ['Date: 12/11 /26', '2026-11-12'],
  ['Date: 12/1 1/26', '2026-11-12'],
  ['Date: 1 /12/26', '2026-12-01'],
  ['Date: 12/31/2026', undefined],
  ['BP 120/80/70', undefined],
  ['DOB: 03/04/2001', undefined],
  ['Next visit 03/04/2026', undefined],
  ['Exp. date 03/04/2026', undefined],
])('the date in "%s"', (row, date) => {
  expect(parseLetterhead([row]).date).toBe(date)
})

test('nothing was prescribed after today', () => {
  expect(parseLetterhead(['Date: 29/11/26'], '2026-11-28').date).toBeUndefined()
  expect(parseLetterhead(['Date: 28/11/26'], '2026-11-28').date).toBe('2026-11-28')
  expect(parseLetterhead(['Date: 29/11/2062', '27/11/2026'], '2026-11-28').date).toBe('2026-11-27')
})

test('a date that says so wins over one that stands alone', () => {
  expect(parseLetterhead(['01/01/2020', 'Date: 02/02/2026']).date).toBe('2026-02-02')
})
