import { formatWholeRupees } from '@dawadoot/domain/money/format-rupees'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import {
  estimateFranchiseEarnings,
  FRANCHISE_CALCULATOR,
} from '@dawadoot/domain/partners/franchise-calculator'
import { LineChart } from '@dawadoot/ui/line-chart/line-chart'
import { franchise } from './words.ts'

const { calculator: words } = franchise
const { dailySales: sales, guaranteedMonthlyIncomeRupees } = FRANCHISE_CALCULATOR
const MINIMUM = paiseFromRupees(guaranteedMonthlyIncomeRupees)

/** `orderValue` is in rupees. */
export type EarningsInputs = { dailySales: number; orderValue: number }

/** Day, month and year in whole rupees, the working in words, and the month as a line over all numbers of sales. */
export function Earnings({ dailySales, orderValue }: EarningsInputs) {
  const { daily, monthly, yearly } = estimateFranchiseEarnings({ dailySales, orderValue })
  const monthlyAt = (count: number) => estimateFranchiseEarnings({ dailySales: count, orderValue }).monthly
  const value = formatWholeRupees(paiseFromRupees(orderValue))
  const minimum = formatWholeRupees(MINIMUM)
  return (
    <>
      <p className="text-sm font-semibold text-quiet">{words.result}</p>
      <p className="num text-[clamp(2.75rem,6vw,4.75rem)] leading-none font-bold font-stretch-110% tracking-[-0.04em]">
        {formatWholeRupees(monthly)}
      </p>
      <dl className="num mt-4 mb-5 flex flex-wrap gap-x-10 gap-y-3">
        {[[words.daily, daily] as const, [words.yearly, yearly] as const].map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="text-xl font-bold">{formatWholeRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <LineChart
        summary={words.chart(value, dailySales, formatWholeRupees(monthly), minimum)}
        x={{
          min: sales.min,
          max: sales.max,
          name: words.axis,
          ticks: [sales.min, 50, 100, 150, sales.max].map((at) => ({ at, text: String(at) })),
        }}
        valueAt={monthlyAt}
        here={{ at: dailySales, word: words.you, text: formatWholeRupees(monthly) }}
        points={[100, 150, sales.max].map((at) => ({ at, text: formatWholeRupees(monthlyAt(at)) }))}
        reference={{ value: MINIMUM, text: words.minimum(minimum) }}
      />
      <p className="num mt-3 text-sm text-quiet">
        <b className="text-ink">{words.working(dailySales, value, formatWholeRupees(daily))}</b>{' '}
        {words.days(minimum)}
      </p>
    </>
  )
}
