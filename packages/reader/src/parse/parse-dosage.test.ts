import { expect, test } from 'vitest'
import { parseDosage } from './parse-dosage.ts'

const times = (morning: number, afternoon: number, night: number) => ({
  times: { morning, afternoon, night },
})

test.each([
  ['1-0-1 x 5 days', { ...times(1, 0, 1), days: 5 }],
  ['1-0-1 x 7 days after food', { ...times(1, 0, 1), days: 7, food: 'after' }],
  ['1 - 1 - 1', times(1, 1, 1)],
  ['l-O-l', times(1, 0, 1)],
  ['½-0-½ BF', { ...times(0.5, 0, 0.5), food: 'before' }],
  ['1/2-0-1', times(0.5, 0, 1)],
  ['2+0+2 x 3 days', { ...times(2, 0, 2), days: 3 }],
  ['1-1-1-1', { frequency: 'qid' }],
  ['OD', { frequency: 'od' }],
  ['once daily before food', { frequency: 'od', food: 'before' }],
  ['BD x 10 days', { frequency: 'bd', days: 10 }],
  ['twice a day', { frequency: 'bd' }],
  ['TDS AF (5 days)', { frequency: 'tds', food: 'after', days: 5 }],
  ['t.d.s. 5/7', { frequency: 'tds', days: 5 }],
  ['QID 2/52', { frequency: 'qid', days: 14 }],
  ['HS x 1 month', { frequency: 'hs', days: 30 }],
  ['at night - 2 weeks', { frequency: 'hs', days: 14 }],
  ['SOS', { frequency: 'sos' }],
  ['stat', { frequency: 'stat' }],
  ['once weekly x 8 weeks', { frequency: 'weekly', days: 56 }],
  ['every 8 hours x 3 days', { everyHours: 8, days: 3 }],
  ['q6h', { everyHours: 6 }],
  ['6 hourly', { everyHours: 6 }],
  ['5ml TDS x 5 days', { frequency: 'tds', days: 5 }],
  ['BD empty stomach 15 d', { frequency: 'bd', food: 'before', days: 15 }],
  ['stat AF xS days', { frequency: 'stat', food: 'after', days: 5 }],
  ['BD (S days)', { frequency: 'bd', days: 5 }],
  ['HS BF x IS days', { frequency: 'hs', food: 'before', days: 15 }],
  ['OD x I month', { frequency: 'od', days: 30 }],
  ['once daly x 2 wees', { frequency: 'od', days: 14 }],
  ['OD AF x1S days', { frequency: 'od', food: 'after', days: 15 }],
  ['TDS afer food -2 weeks', { frequency: 'tds', food: 'after', days: 14 }],
  ['OD after foodx 3 days', { frequency: 'od', food: 'after', days: 3 }],
  ['1 Morning, 1 Night (After Food) 5 Days', { ...times(1, 0, 1), food: 'after', days: 5 }],
  ['5ml 3 times a day', { frequency: 'tds' }],
  ['as directed', {}],
] as const)('"%s"', (directions, expected) => {
  expect(parseDosage(directions)).toEqual({ text: directions, ...expected })
})

test('without directions there is no dosage', () => {
  expect(parseDosage('  ')).toBeUndefined()
})

test.each([
  ['twice weekly', 'twice_weekly'],
  ['2 times in a week', 'twice_weekly'],
  ['2/week', 'twice_weekly'],
  ['3 times a week', 'thrice_weekly'],
  ['thrice a week', 'thrice_weekly'],
  ['OD alternate days', 'alternate_days'],
  ['1 tab on alt days', 'alternate_days'],
  ['every other day', 'alternate_days'],
])('"%s" is %s', (text, frequency) => {
  expect(parseDosage(text)).toEqual({ text, frequency })
})

test.each([
  ['BD x 2 weeks', { frequency: 'bd', days: 14 }],
  ['OD x 3 wk', { frequency: 'od', days: 21 }],
  ['1-0-0 alternate days x 10 days', { frequency: 'alternate_days', days: 10 }],
])('"%s" lasts so long: its weeks are no rhythm', (text, expected) => {
  expect(parseDosage(text)).toMatchObject(expected)
})

test.each(['4 times a week', '5/week'])('"%s" has a rhythm of its own and is left to its words', (text) => {
  expect(parseDosage(text)).toEqual({ text })
})

test.each(['0-0-0', '12/10/2026', '120/80'])('"%s" is no dose pattern', (text) => {
  expect(parseDosage(text)).not.toHaveProperty('times')
})
