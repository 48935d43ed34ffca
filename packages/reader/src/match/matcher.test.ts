import { expect, test } from 'vitest'
import type { KnownMedicine } from '../reading.ts'
import { loadKnowledge } from '../testing/load-catalogue.ts'
import { seededRandom } from '../testing/random.ts'
import { isWritable, writeMedicine } from '../testing/written-medicine.ts'
import { createMatcher } from './matcher.ts'

const knowledge = await loadKnowledge(new URL('../../test-data/', import.meta.url))
const nameOf = new Map(knowledge.medicines.map(({ id, name }) => [id, name]))
const matcher = createMatcher(knowledge)

const match = (text: string, matches = matcher) => matches.match(matches.parse(text), 1, true)
const best = (text: string) => nameOf.get(match(text)?.candidates[0] ?? '')

test.each([
  ['Tab. Dolo 650 1-0-1', 'Dolo 650 Tablet'],
  ['T. Augmentin 625 Duo BD', 'Augmentin 625 Duo Tablet'],
  ['TAB TELMA-H 40 OD', 'Telma-H 40 Tablet'],
  ['Tab Telma 40 OD', 'Telma 40 Tablet'],
  ['Cap Pan-D BBF', 'Pan-D Capsule'],
  ['1) T. D0lo 650 BD', 'Dolo 650 Tablet'],
])('%s is surely %s', (line, name) => {
  expect(best(line)).toBe(name)
  expect(match(line)?.tier).toBe('sure')
})

test.each([
  ['Tab AUGMENTIN 500 MG BD', 'Augmentin 625 Duo Tablet', 'by its first part'],
  ['Tab Augmentin 625 BD', 'Augmentin 625 Duo Tablet', 'by all its parts together'],
  ['Tab Augmentin 1000 BD', 'Augmentin 1000 Duo Tablet', 'by its label'],
  ['Tab Augmentin 375 BD', 'Augmentin 375 Tablet', 'by its label'],
])('%s is surely %s: a mixture is called %s', (line, name) => {
  expect(best(line)).toBe(name)
  expect(match(line)?.tier).toBe('sure')
})

test('a part that several mixtures of a brand have decides nothing', () => {
  expect(match('Tab Augmentin 125 mg BD')?.tier).toBe('check')
})

const small = (
  ...rows: [name: string, brand: string, form: string, strength: string, composition: string][]
) =>
  createMatcher({
    aliases: [],
    medicines: rows.map(([name, brand, form, strength, composition]) => ({
      id: name,
      name,
      brand,
      form,
      strength,
      composition,
      unitsPerPack: 10,
    })),
  })

const slow = small(
  ['Monotrate 10 Tablet', 'Monotrate', 'tablet', '10mg', 'isosorbide mononitrate 10mg'],
  ['Monotrate OD 25 Tablet', 'Monotrate OD', 'tablet', '25mg sr', 'isosorbide mononitrate 25mg sr'],
  ['Ganaton Tablet', 'Ganaton', 'tablet', '50mg', 'itopride 50mg'],
  ['Ganaton OD Capsule', 'Ganaton OD', 'capsule', '150mg sr', 'itopride 150mg sr'],
  ['Doxinate Tablet', 'Doxinate', 'tablet', '10mg', 'doxylamine 10mg'],
  ['Doxinate OD Tablet', 'Doxinate OD', 'tablet', '20mg', 'doxylamine 20mg'],
  ['Benzac AC 2.5 Gel', 'Benzac AC', 'gel', '2.5%', 'benzoyl peroxide 2.5%'],
  ['Benzac AC 5 Gel', 'Benzac AC', 'gel', '5%', 'benzoyl peroxide 5%'],
  ['Betnesol 0.5 Tablet', 'Betnesol', 'tablet', '0.5mg', 'betamethasone 0.5mg'],
  ['Betnesol 1 Forte Tablet', 'Betnesol', 'tablet', '1mg', 'betamethasone 1mg'],
  ['Voveran Injection', 'Voveran', 'injection', '25mg/ml', 'diclofenac 25mg/ml'],
  ['Voveran 1 ml AQ Injection', 'Voveran 1 ml AQ', 'injection', '75mg/ml', 'diclofenac 75mg/ml'],
)

test.each([
  ['Tab Monotrate OD 25 OD', 'Monotrate OD 25 Tablet'],
  ['Tab Monotrate 10 OD', 'Monotrate 10 Tablet'],
  ['Cap Ganaton OD 1-0-0', 'Ganaton OD Capsule'],
  ['Gel Benzac AC 5 L/A HS', 'Benzac AC 5 Gel'],
  ['Inj Voveran 1 ml AQ stat', 'Voveran 1 ml AQ Injection'],
])('%s is surely %s: a word that may be a direction belongs to the name', (line, name) => {
  expect(match(line, slow)).toEqual({ tier: 'sure', candidates: [name] })
})

test.each([['Tab MONOTRATE10 1-0-0', 'Monotrate 10 Tablet']])(
  '%s is surely %s: the number that is glued to it is the strength',
  (line, name) => {
    expect(match(line, slow)).toEqual({ tier: 'sure', candidates: [name] })
  },
)

test('an OD in front of "once daily" is rather the name\'s', () => {
  expect(match('Tab Doxinate OD once daily', slow)).toEqual({
    tier: 'check',
    candidates: ['Doxinate OD Tablet', 'Doxinate Tablet'],
  })
})

test('a number that only a longer name of the brand has is rather its own; it may be the dose as well', () => {
  expect(match('Tab Betnesol 1 TDS', slow)).toEqual({
    tier: 'check',
    candidates: ['Betnesol 1 Forte Tablet', 'Betnesol 0.5 Tablet'],
  })
})

test('a brand or its once-daily sister: which one is meant is for the customer to see', () => {
  expect(match('Tab Doxinate OD', slow)).toEqual({
    tier: 'check',
    candidates: expect.arrayContaining(['Doxinate Tablet', 'Doxinate OD Tablet']),
  })
})

const strengths = small(
  ['Azulix 1 Tablet', 'Azulix', 'tablet', '1mg', 'glimepiride 1mg'],
  ['Azulix 4 Tablet', 'Azulix', 'tablet', '4mg', 'glimepiride 4mg'],
  ['Azulix 1 MF Tablet', 'Azulix', 'tablet', '500mg sr + 1mg', 'metformin 500mg sr + glimepiride 1mg'],
  ['Sole 2 Tablet', 'Sole', 'tablet', '2mg', 'tizanidine 2mg'],
  ['Ecosprin-AV 75 Capsule', 'Ecosprin-AV', 'capsule', '10mg + 75mg', 'atorvastatin 10mg + aspirin 75mg'],
  ['Ecosprin-AV 75/20 Capsule', 'Ecosprin-AV', 'capsule', '20mg + 75mg', 'atorvastatin 20mg + aspirin 75mg'],
  ['Niftas 100 Capsule', 'Niftas', 'capsule', '100mg sr', 'nitrofurantoin 100mg sr'],
)

test.each([
  ['Tab Azulix 1 1-0-1', 'Azulix 1 Tablet', 'the dose stands behind it'],
  ['Tab Azulix 4 1 -1 -1', 'Azulix 4 Tablet', 'the pattern behind it is one, blanks or not'],
  ['Tab Azulix 4 BD', 'Azulix 4 Tablet', 'nobody takes so many at a time'],
  ['Tab 5ole 2 1-0-1', 'Sole 2 Tablet', 'the digit in its name is a letter'],
  ['Tab AZULIX4 BD', 'Azulix 4 Tablet', 'glued to its name or not'],
  ['Tab Azulix 1 MF OD', 'Azulix 1 MF Tablet', 'the name goes on behind it'],
  ['Tab Sole 2 OD', 'Sole 2 Tablet', 'the brand has only this product'],
  ['Tab Azulix-1 OD', 'Azulix 1 Tablet', 'a hyphen ties it to the name'],
  ['Cap Ecosprin-AV 75 HS', 'Ecosprin-AV 75 Capsule', 'it is the whole label of one product'],
  ['Cap Niftas 100 mg SR BD', 'Niftas 100 Capsule', 'every one of the brand is slow'],
])('%s is surely %s: %s', (line, name) => {
  const found = match(line, strengths)
  expect(found).toMatchObject({ tier: 'sure' })
  expect(found?.candidates[0]).toBe(name)
})

test.each([
  ['a small number that may be the dose', 'Tab Azulix 1 OD'],
  ['one that is glued to the name', 'Tab AZULIX1 OD'],
  ['a small number that no product has', 'Tab Sole 1 OD'],
  ['a part of two labels, with its unit', 'Cap Ecosprin-AV 75 mg HS'],
])('%s leaves it to be checked', (_, line) => {
  expect(match(line, strengths)).toMatchObject({ tier: 'check' })
})

const salts = small(
  ['Dolo 650 Tablet', 'Dolo', 'tablet', '650mg', 'paracetamol 650mg'],
  ['Calpol 650 Tablet', 'Calpol', 'tablet', '650mg', 'paracetamol 650mg'],
  ['Glycomet 500 Tablet', 'Glycomet', 'tablet', '500mg', 'metformin 500mg'],
  ['Metformin Hydrochloride Tablets IP 500mg', 'Generic', 'tablet', '500mg', 'metformin 500mg'],
  ['Cataflam Tablet', 'Cataflam', 'tablet', '50mg', 'diclofenac potassium 50mg'],
  ['Etova 300 Tablet', 'Etova', 'tablet', '300mg', 'etodolac 300mg'],
)

test.each([
  ['Tab Metformin 500 BD', 'Metformin Hydrochloride Tablets IP 500mg', 'sold under the name of the salt'],
  ['Tab Etodolac 300 mg OD', 'Etova 300 Tablet', 'the only one that the shop has'],
])('%s offers %s first, to be checked: it is %s', (line, name) => {
  const found = match(line, salts)
  expect(found).toMatchObject({ tier: 'check' })
  expect(found?.candidates[0]).toBe(name)
})

test.each([
  ['several brands of a salt and none of its own name', 'Tab Paracetamol 650 SOS'],
  ['a salt without its strength', 'Tab Metformin BD'],
  ['a salt whose base is not written', 'Tab Diclofenac 50 BD'],
  ['a salt with another beside it', 'Tab Metformin 500 Glimepiride BD'],
  ['a release that the shop does not have', 'Tab Metformin 500 SR BD'],
  ['a slip in a salt', 'Tab Etodolec 300 OD'],
])('%s leaves the choice to the customer', (_, line) => {
  expect(match(line, salts)).toMatchObject({ tier: 'check' })
})

test('digits that OCR put for letters do not make a brand unsure', () => {
  expect(match('Tab D0lo 650 OD')).toMatchObject({ tier: 'sure' })
})

test.each([
  ['a slip in the brand', 'Tab Dola 650 BD'],
  ['a strength that the brand does not have', 'Tab Dolo 850 BD'],
  ['no strength where the brand has several', 'Tab Telma OD'],
  ['a small number that may be the dose', 'T. Amaryl 1 OD'],
  ['a strength with a letter among its digits', 'Tab Dolo 6S0 BD'],
  ['the name of a salt', 'Tab Paracetamol 650 SOS'],
  ['a form that the brand does not have', 'Inj Dolo 650 BD'],
])('%s is matched, to be checked', (_, line) => {
  expect(match(line)).toMatchObject({ tier: 'check' })
})

test('the strength on the paper picks the product among those of the brand', () => {
  expect(best('Tab Telma 80 OD')).toBe('Telma 80 Tablet')
  expect(best('Tab Telma 20 OD')).toBe('Telma 20 Tablet')
})

test.each([
  ['Tab Ecosprin AV 75 HS', 'Ecosprin-AV 75 Capsule'],
  ['T Glycomet GP2 OD', 'Glycomet-GP'],
])('%s is not taken for the plain brand', (line, name) => {
  expect(best(line)).toContain(name)
  expect(match(line)?.tier).toBe('check')
})

test.each([
  ['Tab Novamox 125mg BD', 'Novamox 125 Tablet DT'],
  ['Susp Azithral 10 ml OD', 'Azithral 100 Liquid Suspension'],
])('%s answers to the bare brand of %s', (line, name) => {
  expect(best(line)).toBe(name)
})

test('another name of a salt finds the salt', () => {
  const acetaminophen = match('Tab Acetaminophen 650 SOS')
  expect(acetaminophen?.tier).toBe('check')
  const compositions = acetaminophen?.candidates.map(
    (id) => knowledge.medicines.find((one) => one.id === id)?.composition,
  )
  expect(compositions?.[0]).toBe('paracetamol 650mg')
})

test('candidates come best first, each once, at most six', () => {
  const candidates = match('Tab Telma OD')?.candidates ?? []
  expect(candidates.length).toBeGreaterThan(1)
  expect(candidates.length).toBeLessThanOrEqual(6)
  expect(new Set(candidates).size).toBe(candidates.length)
})

test.each([
  'Plenty of oral fluids',
  'Sunday closed',
  'Anil Iyer',
  'Thank you',
  '1-0-1 x 5 days',
  '(paracetamol 650mg)',
  'Rx',
])('"%s" matches nothing', (line) => {
  expect(match(line)).toBeUndefined()
})

test('a brand that the catalogue does not have is never surely another one', () => {
  const random = seededRandom(7)
  const brands = new Set(knowledge.medicines.filter(isWritable).map(({ brand }) => brand))
  brands.delete('Jan Aushadhi')
  const wrong: string[] = []
  for (const brand of brands) {
    const isGone = (medicine: KnownMedicine) => medicine.brand === brand
    const without = createMatcher({
      ...knowledge,
      medicines: knowledge.medicines.filter((one) => !isGone(one)),
    })
    for (const medicine of knowledge.medicines.filter((one) => isGone(one) && isWritable(one))) {
      const { text, directions, bySalt } = writeMedicine(random, medicine)
      const found = bySalt ? undefined : match(`${text}  ${directions}`, without)
      if (found?.tier === 'sure') wrong.push(`${text} -> ${nameOf.get(found.candidates[0] ?? '')}`)
    }
  }
  expect(brands.size).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test.each([
  ['Tab Doxinate OD 1-0-1', 'an OD that is no direction'],
  ['Tab Doxinate OD 20 HS', 'an OD before a strength'],
  ['Tab Doxinate OD 0-0-1', 'an OD that would say the same twice'],
  ['Inj Voveran 1 ml AQ stat', 'letters behind the volume'],
])('%s: %s is taken for part of a name that the shop may not have', (line) => {
  const known = small(
    ['Doxinate Tablet', 'Doxinate', 'tablet', '10mg', 'doxylamine 10mg'],
    ['Voveran Injection', 'Voveran', 'injection', '25mg/ml', 'diclofenac 25mg/ml'],
  )
  expect(match(line, known)?.tier).not.toBe('sure')
})

test('a salt that the catalogue does not have is never surely another one', () => {
  const random = seededRandom(8)
  const saltOf = ({ composition }: KnownMedicine) => composition.replace(/ \d.*$/, '')
  const missing = new Set(
    knowledge.medicines.filter((one) => isWritable(one) && !one.composition.includes('+')).map(saltOf),
  )
  const wrong: string[] = []
  for (const salt of missing) {
    const without = createMatcher({
      ...knowledge,
      medicines: knowledge.medicines.filter(({ composition }) => !composition.includes(salt)),
    })
    for (const medicine of knowledge.medicines.filter((one) => saltOf(one) === salt && isWritable(one))) {
      const { text, directions, bySalt } = writeMedicine(random, medicine)
      const found = bySalt ? match(`${text}  ${directions}`, without) : undefined
      if (found?.tier === 'sure') wrong.push(`${text} -> ${nameOf.get(found.candidates[0] ?? '')}`)
    }
  }
  expect(missing.size).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

test('nine written brands in ten are sure, and of those every one is right', () => {
  const random = seededRandom(9)
  const writable = knowledge.medicines.filter(isWritable)
  const written = writable.map((medicine) => ({ medicine, truth: writeMedicine(random, medicine) }))
  const byBrand = written.filter(({ truth }) => !truth.bySalt)
  const sure = byBrand.flatMap(({ medicine, truth }) => {
    const found = match(`${truth.text}  ${truth.directions}`)
    return found?.tier === 'sure' ? [{ truth, medicine, read: found.candidates[0] }] : []
  })
  const wrong = sure.filter(({ medicine, read }) => {
    const taken = knowledge.medicines.find(({ id }) => id === read)
    return taken?.composition !== medicine.composition && taken?.brand !== medicine.brand
  })
  expect(sure.length / byBrand.length).toBeGreaterThan(0.9)
  expect(wrong.map(({ truth, read }) => `${truth.text} -> ${nameOf.get(read ?? '')}`)).toEqual([])
})

test('an empty catalogue matches nothing and breaks nothing', () => {
  expect(match('Tab Dolo 650', createMatcher({ medicines: [], aliases: [] }))).toBeUndefined()
})

const odd = small(
  ['P-650 Tablet', 'P-', 'tablet', '650mg', 'paracetamol 650mg'],
  ['T-98 500 Tablet', 'T-98', 'tablet', '500mg', 'paracetamol 500mg'],
  ['1-AL Tablet', '1-AL', 'tablet', '5mg', 'levocetirizine 5mg'],
  ['9 PM Eye Drops', '9 PM', 'eye-drops', '0.005%', 'latanoprost 0.005%'],
  ['Ondem-MD 4 Tablet', 'Ondem-MD', 'tablet', '4mg', 'ondansetron 4mg'],
  ['Asthalin Inhaler', 'Asthalin', 'inhaler', '100mcg/dose', 'salbutamol 100mcg/dose'],
  ['Asthalin Rotacaps', 'Asthalin', 'powder', '200mcg/dose', 'salbutamol 200mcg/dose'],
  ['Asthalin Respules', 'Asthalin', 'respules', '2.5mg/respule', 'salbutamol 2.5mg/respule'],
)
test.each([
  ['Tab. P-650 1-0-1', 'P-650 Tablet'],
  ['P-650 Tablet SOS', 'P-650 Tablet'],
  ['2 TAB P-650 TDS BF x 5 days', 'P-650 Tablet'],
  ['2) T-98 500 Tablet TDS', 'T-98 500 Tablet'],
  ['1. 1-AL Tablet HS', '1-AL Tablet'],
  ['1-AL Tablet HS', '1-AL Tablet'],
  ['9 PM Eye Drops 1 drop HS', '9 PM Eye Drops'],
  ['Ondem-MD 4 Tablet SOS', 'Ondem-MD 4 Tablet'],
  ['Asthalin Rotacaps BD', 'Asthalin Rotacaps'],
  ['Asthalin Respules BD', 'Asthalin Respules'],
  ['Asthalin Inhaler SOS', 'Asthalin Inhaler'],
])('%s names %s, however odd the name', (line, name) => {
  expect(match(line, odd)?.candidates[0]).toBe(name)
})

test.each(['9 PM', 'Sleep at 9 PM', 'Dr. A. Rao, MD', 'Tab for 4 days'])('%s names nothing', (line) => {
  expect(match(line, odd)).toBeUndefined()
})

test('a printed name whose parts could mean something else is to be checked', () => {
  const amaryl = small(
    ['Amaryl 1 Tablet', 'Amaryl', 'tablet', '1mg', 'glimepiride 1mg'],
    ['Amaryl 2 Tablet', 'Amaryl', 'tablet', '2mg', 'glimepiride 2mg'],
  )
  expect(match('Amaryl 2 Tablet', amaryl)).toEqual({
    tier: 'check',
    candidates: ['Amaryl 2 Tablet', 'Amaryl 1 Tablet'],
  })
})

test('a nought that was read for the first letter of a brand is no number', () => {
  const oflomac = small(['Oflomac 200 Tablet', 'Oflomac', 'tablet', '200mg', 'ofloxacin 200mg'])
  expect(match('1) T. 0FLOMAC 200 MG BD', oflomac)?.tier).toBe('sure')
})

test('a strength that is on the box of one and the sum of another is likelier what is on the box', () => {
  const clopilet = small(
    ['Clopilet-A 75 Capsule', 'Clopilet-A', 'capsule', '75mg + 75mg', 'clopidogrel 75mg + aspirin 75mg'],
    ['Clopilet-A 150 Capsule', 'Clopilet-A', 'capsule', '75mg + 150mg', 'clopidogrel 75mg + aspirin 150mg'],
  )
  expect(match('Cap CLOPILET-A 150MG stat', clopilet)).toEqual({
    tier: 'check',
    candidates: ['Clopilet-A 150 Capsule', 'Clopilet-A 75 Capsule'],
  })
})

test('a nought that was read as an O in capitals is still a strength, to be checked', () => {
  const deferiprone = small(
    ['Deferiprone Capsules 250mg', '', 'capsule', '250mg', 'deferiprone 250mg'],
    ['Deferiprone Capsules 500mg', '', 'capsule', '500mg', 'deferiprone 500mg'],
  )
  expect(match('Cap DEFERIPRONE 50OMG SOS', deferiprone)).toMatchObject({
    tier: 'check',
    candidates: ['Deferiprone Capsules 500mg'],
  })
})
