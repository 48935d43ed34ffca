import { expect, test } from 'vitest'
import { suggestQuantity } from './suggest-quantity.ts'

const strip = { form: 'tablet', unitsPerPack: 10 }
const text = 'as written'

test.each([
  ['1-0-1 for 5 days is one strip of ten', { times: { morning: 1, afternoon: 0, night: 1 }, days: 5 }, 1],
  ['1-1-1 for 5 days is two strips of ten', { times: { morning: 1, afternoon: 1, night: 1 }, days: 5 }, 2],
  [
    'half a tablet twice for 30 days is three strips',
    { times: { morning: 0.5, afternoon: 0, night: 0.5 }, days: 30 },
    3,
  ],
  ['bd for 11 days is three strips', { frequency: 'bd' as const, days: 11 }, 3],
  ['every six hours for 5 days is two strips', { everyHours: 6, days: 5 }, 2],
  ['once a week for 70 days is one strip', { frequency: 'weekly' as const, days: 70 }, 1],
  ['every other day for 20 days is one strip', { frequency: 'alternate_days' as const, days: 20 }, 1],
  ['twice a week for 70 days is two strips', { frequency: 'twice_weekly' as const, days: 70 }, 2],
  [
    '1-0-1 on alternate days for 10 days is one strip',
    { times: { morning: 1, afternoon: 0, night: 1 }, frequency: 'alternate_days' as const, days: 10 },
    1,
  ],
  ['a year of tablets stays at the most a line may hold', { frequency: 'tds' as const, days: 365 }, 10],
])('%s', (_, dosage, packs) => {
  expect(suggestQuantity({ text, ...dosage }, strip)).toBe(packs)
})

test.each([
  ['without a number of days', { text, frequency: 'bd' as const }, strip],
  ['when it is taken only as needed', { text, frequency: 'sos' as const, days: 5 }, strip],
  [
    'for a bottle of syrup',
    { text, frequency: 'bd' as const, days: 5 },
    { form: 'syrup', unitsPerPack: 100 },
  ],
  ['without a dosage', undefined, strip],
])('nothing is suggested %s', (_, dosage, pack) => {
  expect(suggestQuantity(dosage, pack)).toBeUndefined()
})
