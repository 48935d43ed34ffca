import { answer, reply, streamOf } from '@dawadoot/api/testing/reply'
import { wireMedicine, wireOffer, wireProfile, wireResult } from '@dawadoot/api/testing/builders'
import { getProfile } from '@dawadoot/api/contract/users'
import { searchMedicines } from '@dawadoot/api/contract/medicines'
import { getPage, getResult, streamPrescription } from '@dawadoot/api/contract/prescriptions'
import type { HttpHandler } from 'msw'

/** A prescription of five lines, one of each kind, for the stories and tests of what comes after the upload. */

export const SAMPLE_LINK = { prescriptionId: 'p1', addressId: 'a1' }

const WRITTEN = [
  { text: 'Tab. Metformin SR 500', dose: '1 - 0 - 1   after food x 15 d', top: 0.24 },
  { text: 'Tab. Telmisartan 40 mg', dose: '1 - 0 - 0   x 30 days', top: 0.36 },
  { text: 'Tab. Pantop 40', dose: '1 - 0 - 0   before food', top: 0.46 },
  { text: 'Cap. Vit D3 60,000 IU', dose: 'once a week x 4', top: 0.58 },
  { text: 'Syp. Acoryhm', dose: '2 tsf hs', top: 0.685 },
] as const

const PAGE = { width: 720, height: 960 }

const PAGE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 960" width="720" height="960"><rect width="720" height="960" fill="#7d6a57"/><rect x="28" y="34" width="660" height="900" fill="#f8f6ef"/><path d="M70 130h580" stroke="#223" stroke-width="2"/><g fill="#22306b" font-family="serif"><text x="70" y="85" font-size="30">Dr. Meera Kulkarni</text><text x="70" y="220" font-size="44">Rx</text></g><g fill="#2c3a9e" font-family="cursive" font-style="italic">${WRITTEN.map(
  ({ text, dose, top }) =>
    `<text x="122" y="${top * 960 + 34}" font-size="30">${text}</text><text x="150" y="${top * 960 + 64}" font-size="20">${dose}</text>`,
).join('')}</g></svg>`

const boxOf = (row: number) => ({
  x: 0.155,
  y: WRITTEN[row]?.top ?? 0,
  width: row === 4 ? 0.27 : 0.5,
  height: 0.08,
})

const source = (row: number, tier: 'sure' | 'check' = 'sure', text: string = WRITTEN[row]?.text ?? '') => ({
  page: 1,
  box: boxOf(row),
  text,
  confidence: tier === 'sure' ? 0.98 : 0.71,
  tier,
})

export const metformin = wireMedicine({
  id: 'M-MET',
  matched_medicineId: 'M-MET',
  name: 'Metformin SR 500 mg',
  stripUnit: 'Strip of 15 tablets',
  composition: ['Metformin hydrochloride (500 mg)'],
  pricing: { mrp: 52, sellingPrice: 31.2, discountPercent: 40 },
  schedule: 'H',
  source: source(0),
  dosage: { text: '1-0-1', times: { morning: 1, afternoon: 0, night: 1 }, days: 15, food: 'after' },
})

export const telmisartan = wireMedicine({
  id: 'M-TEL',
  matched_medicineId: 'M-TEL',
  name: 'Telmisartan 40 mg',
  stripUnit: 'Strip of 10 tablets',
  composition: ['Telmisartan (40 mg)'],
  pricing: { mrp: 112, sellingPrice: 44.8, discountPercent: 60 },
  schedule: 'H',
  source: source(1),
  dosage: { text: '1-0-0', times: { morning: 1, afternoon: 0, night: 0 }, days: 30 },
})

const pantoprazole = wireMedicine({
  id: 'M-PAN',
  matched_medicineId: 'M-PAN',
  name: 'Pantoprazole 40 mg',
  stripUnit: 'Strip of 15 tablets',
  composition: ['Pantoprazole (40 mg)'],
  pricing: { mrp: 148.5, sellingPrice: 74.25, discountPercent: 50 },
  schedule: 'H',
  source: source(2, 'check', 'Pantop 40'),
  dosage: { text: '1-0-0 before food', times: { morning: 1, afternoon: 0, night: 0 }, food: 'before' },
  candidates: [
    wireOffer({
      id: 'M-PAN20',
      name: 'Pantoprazole 20 mg',
      stripUnit: 'Strip of 15 tablets',
      composition: ['Pantoprazole (20 mg)'],
      pricing: { mrp: 90, sellingPrice: 54, discountPercent: 40 },
      schedule: 'H',
    }),
  ],
})

const softgel = wireOffer({
  id: 'M-D3S',
  name: 'Cholecalciferol 60K softgel',
  stripUnit: 'Strip of 4',
  composition: ['Cholecalciferol (60,000 IU)'],
  pricing: { mrp: 136, sellingPrice: 68, discountPercent: 50 },
})

const sachet = wireOffer({
  id: 'M-D3P',
  name: 'D3 sachet 60,000 IU',
  stripUnit: 'Pack of 4',
  composition: ['Cholecalciferol (60,000 IU)'],
  pricing: { mrp: 132, sellingPrice: 92.4, discountPercent: 30 },
})

export const vitaminD = wireMedicine({
  id: 'M-D3',
  matched_medicineId: 'M-D3',
  name: 'Vitamin D3 60,000 IU capsule',
  stripUnit: 'Strip of 4 capsules',
  composition: ['Cholecalciferol (60,000 IU)'],
  pricing: { mrp: 160, sellingPrice: 96, discountPercent: 40 },
  availability: { inStock: false },
  alternatives: [softgel, sachet],
  source: source(3),
  dosage: { text: 'once a week', frequency: 'weekly' },
})

export const paracetamol = wireMedicine({
  id: 'M-CRO',
  matched_medicineId: 'M-CRO',
  name: 'Crocin 650 Tablet',
  source: undefined,
})

const SAMPLE_UNMATCHED = { text: 'Syp. Acoryhm 2 tsf hs', page: 1, box: boxOf(4) }

export const sampleResult = (over: Parameters<typeof wireResult>[0] = {}) =>
  wireResult({
    extractedMedicines: { medicine: [metformin, telmisartan, pantoprazole, vitaminD] },
    unmatched: [SAMPLE_UNMATCHED],
    pages: [{ page: 1, url: '/api/prescriptions/p1/pages/1', ...PAGE }],
    patient: 'Sunita Deshpande',
    doctor: 'Dr. Meera Kulkarni',
    date: '2026-11-12',
    ...over,
  })

/** Without what blocks or asks: two medicines that were read clearly. */
export const clearResult = (over: Parameters<typeof wireResult>[0] = {}) =>
  sampleResult({ extractedMedicines: { medicine: [metformin, telmisartan] }, unmatched: [], ...over })

export const pagePicture = answer(
  getPage,
  () => new Response(PAGE_SVG, { headers: { 'content-type': 'image/svg+xml' } }),
)

/** The calls of a prescription that has been read: its stream, its result, its page, its owner. */
export const readPrescription = (result: ReturnType<typeof sampleResult> = sampleResult()): HttpHandler[] => [
  streamOf(streamPrescription, { status: 'queued' }, { status: 'reading' }, { status: 'completed' }),
  reply(getResult, result),
  pagePicture,
  reply(getProfile, { data: { user: wireProfile() } }),
  reply(searchMedicines, [paracetamol]),
]
