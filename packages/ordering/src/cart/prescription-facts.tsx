import { formatOrderDate } from '@dawadoot/domain/order/date'
import { type Day, indianDay } from '@dawadoot/domain/person/day'
import { flagPrescriptionDate } from '@dawadoot/domain/prescription/freshness'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import { Note } from '@dawadoot/ui/note/note'
import { useOrdering } from '../ordering.tsx'
import { cartWords } from './words.ts'

const words = cartWords.facts

/** 20 November 2026. */
const dayText = (day: Day): string => formatOrderDate(`${day}T00:00:00+05:30`).split(',', 1)[0] ?? day

/** Patient, doctor and date as they were read; what is missing or too old is flagged. */
export function PrescriptionFacts({ result }: { result: PrescriptionResult }) {
  const { now } = useOrdering()
  const { patient, doctor, date } = result
  const flag = flagPrescriptionDate(date, indianDay(new Date(now())))
  const facts = [
    { label: words.patient, value: patient, unread: words.unread.patient },
    { label: words.doctor, value: doctor, unread: words.unread.doctor },
    { label: words.date, value: date && dayText(date), unread: words.unread.date },
  ]
  const unread = facts.flatMap((fact) => (fact.value ? [] : [fact.unread]))
  return (
    <section aria-label={words.label} className="grid gap-3">
      <dl className="grid gap-1.5 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[4.5rem_1fr] gap-2">
            <dt className="text-quiet">{label}</dt>
            <dd className={value ? 'font-medium' : 'text-geru-700'}>{value ?? words.missing}</dd>
          </div>
        ))}
      </dl>
      {unread.length > 0 || flag === 'old' ? (
        <Note tone="warn">
          {unread.length > 0 ? <p>{words.couldNotRead(unread)}</p> : null}
          {flag === 'old' ? <p>{words.old}</p> : null}
        </Note>
      ) : null}
    </section>
  )
}
