import type { Dosage as DoctorsDosage, Frequency } from '@dawadoot/domain/prescription/reading'
import { CalendarDays, Clock, Moon, Sun, Sunrise, Utensils, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { cartWords } from './words.ts'

const words = cartWords.dosage

/** Halves and quarters as people write them. */
const amount = (units: number): string => {
  const whole = Math.floor(units)
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[units - whole]
  return part === undefined ? String(units) : `${whole === 0 && part ? '' : whole}${part}`
}

const NOT_DAILY: ReadonlySet<Frequency> = new Set([
  'alternate_days',
  'weekly',
  'twice_weekly',
  'thrice_weekly',
])

type Part = { key: string; icon: ReactNode; text: string; amount?: string }

/** The doctor's shorthand in plain words: 1-0-1 is Morning 1, Night 1. */
const partsOf = ({ times, frequency, everyHours, days, food }: DoctorsDosage): Part[] => {
  const parts: Part[] = []
  if (times) {
    const day = [
      { key: 'morning', icon: <Sunrise aria-hidden />, units: times.morning },
      { key: 'afternoon', icon: <Sun aria-hidden />, units: times.afternoon },
      { key: 'night', icon: <Moon aria-hidden />, units: times.night },
    ] as const
    for (const { key, icon, units } of day)
      if (units > 0) parts.push({ key, icon, text: words[key], amount: amount(units) })
  }
  // The pattern says when on a day, these say on which days: without them 1-0-0 on alternate days would look daily.
  if (frequency && (!times || NOT_DAILY.has(frequency)))
    parts.push({ key: 'frequency', icon: <Clock aria-hidden />, text: words.frequency[frequency] })
  if (everyHours !== undefined)
    parts.push({ key: 'hours', icon: <Clock aria-hidden />, text: words.everyHours(everyHours) })
  if (days !== undefined)
    parts.push({ key: 'days', icon: <CalendarDays aria-hidden />, text: words.days(days) })
  if (food)
    parts.push({
      key: 'food',
      icon: food === 'after' ? <Utensils aria-hidden /> : <UtensilsCrossed aria-hidden />,
      text: words.food[food],
    })
  return parts
}

/** How to take it, in words; what could not be understood stands as the doctor wrote it. */
export function Dosage({ dosage }: { dosage: DoctorsDosage }) {
  const parts = partsOf(dosage)
  if (parts.length === 0)
    return dosage.text === '' ? null : <p className="hand text-base">{`“${dosage.text}”`}</p>
  return (
    <ul aria-label={words.label} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {parts.map((part) => (
        <li
          key={part.key}
          className="inline-flex items-center gap-1.5 [&_svg]:size-[1.2rem] [&_svg]:shrink-0 [&_svg]:text-neel-500"
        >
          {part.icon}
          <span>
            {part.text}
            {part.amount === undefined ? null : <b> {part.amount}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}
