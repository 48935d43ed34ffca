import { formatWholeRupees } from '@dawadoot/domain/money/format-rupees'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import {
  estimateHospitalShare,
  HOSPITAL_CALCULATOR,
  type HospitalInputs,
  readNumber,
} from '@dawadoot/domain/partners/hospital-calculator'
import { BarChart } from '@dawadoot/ui/bar-chart/bar-chart'
import { NumberField } from '@dawadoot/ui/number-field/number-field'
import { BadgeCheck, CalendarCheck, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { EstimateActions } from '../estimate/estimate-actions.tsx'
import { estimateLink, keepInAddress, linkedNumber } from '../estimate/estimate-link.ts'
import { useSearch } from '../estimate/use-search.ts'
import { estimate } from '../estimate/words.ts'
import type { IslandProps } from '../islands/island.tsx'
import { Facts } from '../layout/facts.tsx'
import { hospital } from './words.ts'

const { calculator: words } = hospital
const { fields, profitPercent } = HOSPITAL_CALCULATOR

type FieldName = keyof HospitalInputs
type Typed = Record<FieldName, string>

const NAMES = [
  'totalPatientsPerDay',
  'avgOrderValue',
  'revenueSharePercent',
  'operatingDaysPerMonth',
] as const
const UNITS: Partial<Record<FieldName, { prefix?: string; suffix?: string }>> = {
  avgOrderValue: { prefix: '₹' },
  revenueSharePercent: { suffix: '%' },
}
const FACT_ICONS = [
  <CalendarCheck key="live" aria-hidden />,
  <PhoneCall key="call" aria-hidden />,
  <BadgeCheck key="check" aria-hidden />,
]

/** What the fields start with: the numbers of the link, and the given ones where it has none. */
const linkedInputs = (search: string): HospitalInputs => {
  const read = (name: FieldName) => linkedNumber(search, name, fields[name]) ?? fields[name].default
  return {
    totalPatientsPerDay: read('totalPatientsPerDay'),
    avgOrderValue: read('avgOrderValue'),
    revenueSharePercent: read('revenueSharePercent'),
    operatingDaysPerMonth: read('operatingDaysPerMonth'),
  }
}

const count = (value: number) => formatWholeRupees(paiseFromRupees(value)).slice(1)

/** The four numbers as typed; a number that is refused leaves the last result where it is. */
export function HospitalCalculator({ path }: IslandProps) {
  const start = linkedInputs(useSearch())
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const [accepted, setAccepted] = useState<Partial<HospitalInputs>>({})
  const inputs = { ...start, ...accepted }
  const textOf = (name: FieldName) => typed[name] ?? String(start[name])

  const type = (name: FieldName, text: string) => {
    setTyped((now) => ({ ...now, [name]: text }))
    const number = readNumber(text, fields[name])
    if (!number.ok) return
    setAccepted((now) => ({ ...now, [name]: number.value }))
    keepInAddress({ ...inputs, [name]: number.value })
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <NumberField
            key={name}
            decimals
            label={words.fields[name]}
            value={textOf(name)}
            onValueChange={(text) => type(name, text)}
            problem={problemOf(name, textOf(name))}
            {...UNITS[name]}
          />
        ))}
        <noscript>
          <p className="text-quiet">{estimate.withoutScripts}</p>
        </noscript>
        <div className="sm:col-span-2">
          <Facts facts={words.facts.map((text, index) => ({ text, icon: FACT_ICONS[index] }))} />
        </div>
      </div>
      <Result inputs={inputs} link={estimateLink(path, inputs)} />
    </div>
  )
}

function problemOf(name: FieldName, text: string) {
  const { min, max } = fields[name]
  const number = readNumber(text, { min, max })
  return number.ok ? undefined : words.problems[number.problem](count(min), count(max))
}

function Result({ inputs, link }: { inputs: HospitalInputs; link: string }) {
  const { gross, profit, share } = estimateHospitalShare(inputs)
  return (
    <section className="hang hang-pad" aria-live="polite">
      <p className="text-sm font-semibold text-quiet">{words.result}</p>
      <p className="num text-[clamp(2.75rem,6vw,4.75rem)] leading-none font-bold font-stretch-110% tracking-[-0.04em]">
        {formatWholeRupees(share)}
      </p>
      <BarChart
        className="mt-7"
        label={words.chart}
        bars={[
          {
            id: 'gross',
            label: words.gross,
            value: gross,
            text: formatWholeRupees(gross),
            note: words.grossWorking(
              String(inputs.totalPatientsPerDay),
              `₹${inputs.avgOrderValue}`,
              String(inputs.operatingDaysPerMonth),
            ),
          },
          {
            id: 'profit',
            label: words.profit,
            value: profit,
            text: formatWholeRupees(profit),
            note: words.profitWorking(profitPercent),
            weight: 'middle',
          },
          {
            id: 'share',
            label: words.share,
            value: share,
            text: formatWholeRupees(share),
            note: words.shareWorking(String(inputs.revenueSharePercent)),
            weight: 'bold',
          },
        ]}
      />
      <EstimateActions link={link} />
    </section>
  )
}
