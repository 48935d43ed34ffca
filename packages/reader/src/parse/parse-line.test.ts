import { expect, test } from 'vitest'
import { parseLine } from './parse-line.ts'

test.each([
  ['1) Tab. Dolo 650 1-0-1 x 5 days', 'tablet', 'dolo', [650], '1-0-1 x 5 days'],
  ['Tab.Dolo 650mg BD', 'tablet', 'dolo', [650], 'BD'],
  ['TabDolo650 OD', 'tablet', 'dolo', [650], 'OD'],
  ['T. Augmentin 625 Duo TDS', 'tablet', 'augmentin duo', [625], 'TDS'],
  ['T.Pan 40 BBF', 'tablet', 'pan', [40], 'BBF'],
  ['2. Cap Pan-D 1-0-0 before food', 'capsule', 'pan d', [], '1-0-0 before food'],
  ['CAP OMEZ 20 MG OD', 'capsule', 'omez', [20], 'OD'],
  ['Syp. Ascoril LS 5ml TDS', 'syrup', 'ascoril ls', [], '5ml TDS'],
  ['Susp Novamox 125 10 ml BD', 'suspension', 'novamox', [125], '10 ml BD'],
  ['Inj. Monocef 1gm IV BD', 'injection', 'monocef', [1000], 'BD'],
  ['Oint. Betadine L/A BD', 'ointment', 'betadine', [], 'L/A BD'],
  ['E/D Moxicip 1-1-1', 'drops', 'moxicip', [], '1-1-1'],
  ['Tab Uprise D3 60k once weekly', 'tablet', 'uprise d3', [60_000], 'once weekly'],
  ['Tab Thyronorm 25mcg OD', 'tablet', 'thyronorm', [25], 'OD'],
  ['Tab Telma-AM 40/5 OD', 'tablet', 'telma am', [40, 5], 'OD'],
  ['Dolo 650 Tablet twice a day', 'tablet', 'dolo', [650], 'twice a day'],
  ['• Glycomet 500 mg 1-0-1', undefined, 'glycomet', [500], '1-0-1'],
  ['S. Cap Pantocid 40 OD', 'capsule', 'pantocid', [40], 'OD'],
  ['Inj Huminsulin 100lU SOS', 'injection', 'huminsulin', [100], 'SOS'],
  ['1) CrmCANDIDERMA L/A HS', 'cream', 'candiderma', [], 'L/A HS'],
  ['2. Tab Augmentin 625Duo', 'tablet', 'augmentin duo', [625], ''],
  ['2  I nj ZOSUL 2GM 1-1-1', 'injection', 'zosul', [2000], '1-1-1'],
  ['Tab Imdur 30 1-0-1AFx7 days', 'tablet', 'imdur', [30], '1-0-1 AF x7 days'],
  ['Oint. Xylocaine 5% L/ABD-2weeks', 'ointment', 'xylocaine', [5], 'L/A BD - 2 weeks'],
  ['Tab Quintor 500 twiceadayafterfood', 'tablet', 'quintor', [500], 'twice a day after food'],
  ['DropsFebrex Plus SOS', 'drops', 'febrex plus', [], 'SOS'],
  ['Gelusil MPS 1 tsp', undefined, 'gelusil mps', [], '1 tsp'],
  ['GeI DERIVA-BPO HS', 'gel', 'deriva bpo', [], 'HS'],
  ['x  T. Amlopres 10 0-0-1', 'tablet', 'amlopres', [10], '0-0-1'],
  ['1) Cm PRILOX L/A HS', 'cream', 'prilox', [], 'L/A HS'],
  ['u Tab Amlong 10 HS', 'tablet', 'amlong', [10], 'HS'],
  ['1 . T. Serenace 1 .5 SOS', 'tablet', 'serenace', [1.5], 'SOS'],
  ['Tab.Unicontin-E600mgsr SOS', 'tablet', 'unicontin e sr', [600], 'SOS'],
  ['3. lnj Ketanov stat', 'injection', 'ketanov', [], 'stat'],
  ['E/D Systane UItra HS', 'drops', 'systane ultra', [], 'HS'],
  ['T. Monocef-0 200 BD', 'tablet', 'monocef o', [200], 'BD'],
  ['T. Zifi O 200 BD', 'tablet', 'zifi o', [200], 'BD'],
  ['Inj Moxclav 1.2gm HS-2 weeks', 'injection', 'moxclav', [1200], 'HS - 2 weeks'],
  ['Tab AF-150 1-1-1', 'tablet', 'af', [150], '1-1-1'],
  ['1) I nj. Ketanov 1-0-0 before food', 'injection', 'ketanov', [], '1-0-0 before food'],
] as const)('%s is taken apart', (line, form, head, strengths, directions) => {
  const parsed = parseLine(line)
  expect({
    form: parsed.form,
    head: parsed.head.join(' '),
    strengths: parsed.strengths,
    about: parsed.about,
  }).toEqual({
    form,
    head,
    strengths,
    about: 'medicine?',
  })
  expect(parsed.directions).toBe(directions)
})

test.each([
  ['T. Amaryl 1 OD', [1]],
  ['Tab Anxit 0.S mg HS', [0.5]],
  ['T. SERLIFT SO OD', [50]],
  ['Tab Lipril S OD', [5]],
  ['Tab Grisovin 37Smg HS', [375]],
])('%s leaves open whether its number is the strength', (line, maybe) => {
  expect(parseLine(line)).toMatchObject({ strengths: [], maybeStrengths: maybe })
})

test('a pattern of a hand whose ones look like letters is no number of a list', () => {
  expect(parseLine('I-l-1 before food').directions).toBe('I-l-1 before food')
})

test('a number that counts tablets is a dose, not a strength', () => {
  expect(parseLine('Tab Dolo 1 tab OD')).toMatchObject({
    strengths: [],
    maybeStrengths: [],
    directions: '1 tab OD',
  })
})

test.each(['1-0-1 x 5 days', 'OD after food x 10 days', '5ml TDS x 3 days', 'BD (5 days)', '1 - 0 - 0 BF'])(
  '"%s" is directions without a name',
  (line) => {
    const parsed = parseLine(line)
    expect(parsed.head).toEqual([])
    expect(parsed.directions).not.toBe('')
  },
)

test.each([
  'Dr. Meena Nair',
  'MBBS, MD (Medicine)   Reg. No. 17662',
  'Sanjeevani Clinic',
  'Linking Road, Chennai 600002',
  'Ph: 9622486000',
  'Name: Anil Iyer  Age/Sex: 63 / F  Date: 14/01/2026',
  'BP 115/92  Pulse 74  Wt 75 kg',
  'Dx: Allergic rhinitis',
  'Adv: Plenty of oral fluids',
  'Review after 1 week',
  'Timings: 10 am to 1 pm. Sunday closed',
  '#  Medicine  Dosage  Duration',
])('"%s" is no medicine', (line) => {
  expect(parseLine(line).about).toBe('header')
})

test('the composition in brackets under a brand is a note', () => {
  expect(parseLine('(paracetamol 650mg)').about).toBe('note')
})

test('a form before the name makes a medicine of words that letterheads use too', () => {
  expect(parseLine('Tab Restyl 0.5 HS').about).toBe('medicine?')
  expect(parseLine('Syp Steam 5ml').about).toBe('medicine?')
})
