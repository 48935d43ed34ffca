import { pickOne, type Random } from './seeded.ts'

const words = (text: string): string[] => text.split(' ')

const BEGINNINGS = words(
  'Az Cro Do Pan Tel Gly Eco Shel Beco Zin Alle Aug Mon Ator Ros Met Lev Cet Ran Ome Rab Dom Amo Cip Nor Oflo ' +
    'Ibu Dic Ace Par Vil Sita Dapa Empa Olme Losa Amlo Bis Pro Clo Flu Keto Iva Alb Mup Fus Cal Vit Fol Fer',
)
const MIDDLES = words(
  'thra ci lo ta ma co spri ca sule gra men te va su for o ri ti pra be pe xi pro flo xa clo ba da gli pa sar di ' +
    'so zo na ke mi',
)
const ENDS = words(
  'l n x cin zole tan min prin vin ra lin dine fen nac mol tin zin pril lol cid vir cort derm',
)
const STRENGTHS = words(
  '5mg 10mg 20mg 25mg 40mg 50mg 75mg 100mg 150mg 200mg 250mg 300mg 400mg 500mg 625mg 650mg',
)
const FORMS = [
  'Tablet',
  'Capsule',
  'Syrup',
  'Injection',
  'Cream',
  'Ointment',
  'Drops',
  'Gel',
  'Tablet SR',
  'Dry Syrup',
]

/** So many different names such as a catalogue has: a brand, a strength, a form. */
export const medicineNames = (count: number, random: Random): string[] => {
  const names = new Set<string>()
  while (names.size < count) {
    const middle = pickOne(random, MIDDLES) + (random() < 0.5 ? pickOne(random, MIDDLES) : '')
    const brand = pickOne(random, BEGINNINGS) + middle + pickOne(random, ENDS)
    names.add(`${brand} ${pickOne(random, STRENGTHS)} ${pickOne(random, FORMS)}`)
  }
  return [...names]
}

/** What people type when they look for one of them: how it begins, two letters in the wrong order, brand and strength. */
export const typedFor = (names: readonly string[], count: number, random: Random): string[] =>
  Array.from({ length: count }, (_, n) => {
    const [brand = '', strength = ''] = pickOne(random, names).toLowerCase().split(' ')
    if (n % 3 === 0) return brand.slice(0, 3 + Math.floor(random() * 4))
    if (n % 3 === 1) {
      const at = 1 + Math.floor(random() * (brand.length - 2))
      return brand.slice(0, at) + brand.charAt(at + 1) + brand.charAt(at) + brand.slice(at + 2)
    }
    return `${brand} ${strength}`
  })
