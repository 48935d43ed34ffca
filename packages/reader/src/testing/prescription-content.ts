import type { KnownMedicine } from '../reading.ts'
import { pick, whole } from './random.ts'
import type { Random } from './random.ts'
import { isWritable, writeMedicine } from './written-medicine.ts'
import type { WrittenMedicine } from './written-medicine.ts'

/** Everything that stands on a made-up prescription. `date` is YYYY-MM-DD. */
export type PrescriptionContent = {
  doctor: string
  degree: string
  clinic: string
  address: string
  phone: string
  patient: string
  ageAndSex: string
  date: string
  vitals: string
  diagnosis: string
  medicines: readonly WrittenMedicine[]
  advice: string
  followUp: string
}

const FIRST_NAMES = [
  'Ramesh',
  'Sunita',
  'Anil',
  'Priya',
  'Mohammed',
  'Lakshmi',
  'Gurpreet',
  'Meena',
  'Vijay',
  'Farida',
]
const LAST_NAMES = ['Sharma', 'Patel', 'Nair', 'Khan', 'Reddy', 'Singh', 'Das', 'Iyer', 'Joshi', 'Fernandes']
const DEGREES = ['MBBS, MD (Medicine)', 'MBBS, DNB', 'MBBS, MS (Ortho)', 'MD (Paediatrics)', 'MBBS, DCH']
const CLINICS = [
  'Sanjeevani Clinic',
  'City Hospital',
  'Shree Polyclinic',
  'Lifeline Nursing Home',
  'Arogya Clinic',
]
const STREETS = ['MG Road', 'Station Road', 'Sector 14', 'Linking Road', 'Park Street']
const CITIES = ['Pune 411001', 'Mumbai 400050', 'Chennai 600002', 'Kolkata 700016', 'Delhi 110058']
const DIAGNOSES = [
  'URTI',
  'Acute gastritis',
  'Type 2 DM, HTN',
  'Viral fever',
  'Allergic rhinitis',
  'Low back pain',
]
const ADVICE = [
  'Plenty of oral fluids',
  'Steam inhalation',
  'Avoid oily food',
  'Rest for 3 days',
  'CBC, LFT, Urine R/M',
]
const FOLLOW_UPS = ['Review after 1 week', 'Follow up SOS', 'Next visit: 7 days']

/** Writes `count` different medicines of the given ones (those that can be written) and a letterhead around them. */
export function makeContent(
  random: Random,
  medicines: readonly KnownMedicine[],
  count: number,
): PrescriptionContent {
  const name = () => `${pick(random, FIRST_NAMES)} ${pick(random, LAST_NAMES)}`
  const pad = (number: number) => String(number).padStart(2, '0')
  return {
    doctor: `Dr. ${name()}`,
    degree: `${pick(random, DEGREES)}   Reg. No. ${whole(random, 10_000, 99_999)}`,
    clinic: pick(random, CLINICS),
    address: `${pick(random, STREETS)}, ${pick(random, CITIES)}`,
    phone: `Ph: ${whole(random, 6_000_000_000, 9_999_999_999)}`,
    patient: name(),
    ageAndSex: `${whole(random, 3, 84)} / ${pick(random, ['M', 'F'])}`,
    date: `2026-${pad(whole(random, 1, 12))}-${pad(whole(random, 1, 28))}`,
    vitals: `BP ${whole(random, 100, 150)}/${whole(random, 60, 95)}  Pulse ${whole(random, 60, 110)}  Wt ${whole(random, 12, 95)} kg`,
    diagnosis: pick(random, DIAGNOSES),
    medicines: pickMedicines(random, medicines, count).map((medicine) => writeMedicine(random, medicine)),
    advice: pick(random, ADVICE),
    followUp: pick(random, FOLLOW_UPS),
  }
}

function pickMedicines(random: Random, medicines: readonly KnownMedicine[], count: number): KnownMedicine[] {
  const writable = medicines.filter(isWritable)
  const chosen = new Set<KnownMedicine>()
  while (chosen.size < Math.min(count, writable.length)) chosen.add(pick(random, writable))
  return [...chosen]
}
