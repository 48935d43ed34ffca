import { formOf } from '../parse/form-words.ts'
import type { KnownMedicine } from '../reading.ts'
import { chance, pick } from './random.ts'
import type { Random } from './random.ts'

/** How a doctor writes one medicine: the line, the directions, and which medicine it is. */
export type WrittenMedicine = {
  medicineId: string
  text: string
  directions: string
  /** Written by its salt instead of its brand: any brand of it would be right. */
  bySalt: boolean
}

const FORMS: Record<string, readonly string[]> = {
  tablet: ['Tab.', 'Tab', 'T.', 'TAB'],
  capsule: ['Cap.', 'Cap', 'C.', 'CAP'],
  syrup: ['Syp.', 'Syp', 'Syr.', 'SYP'],
  suspension: ['Syp.', 'Susp'],
  injection: ['Inj.', 'Inj', 'INJ'],
  cream: ['Cream', 'Crm'],
  ointment: ['Oint.', 'Oint'],
  gel: ['Gel'],
  drops: ['Drops'],
  'eye-drops': ['E/D', 'Drops'],
  inhaler: ['Inhaler', 'MDI'],
}
const FREQUENCIES = [
  '1-0-1',
  '1-0-0',
  '0-0-1',
  '1-1-1',
  'OD',
  'BD',
  'TDS',
  'HS',
  'SOS',
  'once daily',
  'twice a day',
  'stat',
]
const DURATIONS = [
  'x 5 days',
  'x 7 days',
  'x 3 days',
  'x 10 days',
  'x 1 month',
  '- 2 weeks',
  '(5 days)',
  'x 15 days',
]
const FOOD = ['after food', 'before food', 'AF', 'BF', 'empty stomach', '']
const ONE_PLAIN_SALT = /^[a-z ]+ \d+(?:\.\d+)?(?:mg|mcg)$/
const GENERIC_SHARE = 0.12

/** Medicines that have a way of being written by hand: a brand or one plain salt, and a form with an abbreviation. */
export const isWritable = (medicine: KnownMedicine): boolean =>
  medicine.form in FORMS && (!isGeneric(medicine) || ONE_PLAIN_SALT.test(medicine.composition))

export const isGeneric = ({ brand }: KnownMedicine) => brand === '' || brand === 'Jan Aushadhi'

export function writeMedicine(random: Random, medicine: KnownMedicine): WrittenMedicine {
  const bySalt =
    ONE_PLAIN_SALT.test(medicine.composition) && (isGeneric(medicine) || chance(random, GENERIC_SHARE))
  const name = bySalt ? capitalised(medicine.composition) : brandAsWritten(random, medicine)
  return {
    medicineId: medicine.id,
    text: `${pick(random, FORMS[medicine.form] ?? ['Tab.'])} ${chance(random, 0.25) ? name.toUpperCase() : name}`,
    directions: directions(random, medicine.form),
    bySalt,
  }
}

/** As the box says without its form ("Augmentin 625 Duo"), or brand and first strength ("Dolo 650 mg"). */
function brandAsWritten(random: Random, { name, brand, strength }: KnownMedicine): string {
  // "P-125" is never written without its number
  if (chance(random, 0.5) || brand.endsWith('-'))
    return name
      .split(' ')
      .filter((word) => formOf(word.toLowerCase()) === undefined || word.length === 1)
      .join(' ')
  const first = strength.split('+')[0]?.trim() ?? ''
  const number = /^[\d.]+/.exec(first)?.[0]
  if (!number || brand.includes(number) || /[%/]/.test(first)) return brand
  return `${brand} ${pick(random, [number, number, first, first.replace(/(\d)([a-z])/, '$1 $2')])}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function directions(random: Random, form: string): string {
  const duration = pick(random, DURATIONS)
  if (form === 'syrup' || form === 'suspension') {
    return `${pick(random, ['5ml', '10 ml', '1 tsp'])} ${pick(random, ['TDS', 'BD', '1-0-1'])} ${duration}`
  }
  if (form === 'cream' || form === 'ointment' || form === 'gel')
    return `L/A ${pick(random, ['BD', 'HS'])} ${duration}`
  return [pick(random, FREQUENCIES), pick(random, FOOD), duration].filter(Boolean).join(' ')
}
