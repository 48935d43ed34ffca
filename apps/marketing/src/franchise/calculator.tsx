import { brand } from '@dawadoot/domain/brand/brand'
import { formatWholeRupees } from '@dawadoot/domain/money/format-rupees'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import {
  estimateFranchiseEarnings,
  FRANCHISE_CALCULATOR,
} from '@dawadoot/domain/partners/franchise-calculator'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { Button } from '@dawadoot/ui/button/button'
import { Slider } from '@dawadoot/ui/slider/slider'
import { Headset, MapPin, RotateCcw, Store } from 'lucide-react'
import { useState } from 'react'
import { EstimateActions } from '../estimate/estimate-actions.tsx'
import { estimateLink, keepInAddress, linkedNumber } from '../estimate/estimate-link.ts'
import { useSearch } from '../estimate/use-search.ts'
import { estimate } from '../estimate/words.ts'
import type { IslandProps } from '../islands/island.tsx'
import { Facts } from '../layout/facts.tsx'
import { Earnings, type EarningsInputs } from './earnings.tsx'
import { franchise } from './words.ts'

const { calculator: words } = franchise
const { dailySales, orderValue } = FRANCHISE_CALCULATOR
const DEFAULTS: EarningsInputs = { dailySales: dailySales.default, orderValue: orderValue.default }

const rupees = (amount: number) => formatWholeRupees(paiseFromRupees(amount))

const exampleDay = formatWholeRupees(estimateFranchiseEarnings(DEFAULTS).daily)

/** The numbers of a link that carries both; half a link is no result. */
const linkedInputs = (search: string): EarningsInputs | undefined => {
  const sales = linkedNumber(search, 'dailySales', dailySales)
  const value = linkedNumber(search, 'orderValue', orderValue)
  return sales === undefined || value === undefined ? undefined : { dailySales: sales, orderValue: value }
}

/** Two sliders; the result is what they said when Calculate Earnings was pressed, here or by whoever sent the link. */
export function FranchiseCalculator({ path }: IslandProps) {
  const linked = linkedInputs(useSearch())
  const [moved, setMoved] = useState<Partial<EarningsInputs>>({})
  // undefined: nothing was pressed yet, so the link speaks; null: reset, so nothing does
  const [pressed, setPressed] = useState<EarningsInputs | null>()
  const inputs = { ...(linked ?? DEFAULTS), ...moved }
  const calculated = pressed === undefined ? linked : pressed

  const calculate = () => {
    setPressed(inputs)
    keepInAddress(inputs)
  }
  const reset = () => {
    setMoved(DEFAULTS)
    setPressed(null)
    keepInAddress()
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <Slider
          label={words.sales}
          {...bounds(dailySales)}
          value={inputs.dailySales}
          onValueChange={(sales) => setMoved((now) => ({ ...now, dailySales: sales }))}
        />
        <Slider
          label={words.value}
          {...bounds(orderValue)}
          value={inputs.orderValue}
          format={rupees}
          onValueChange={(value) => setMoved((now) => ({ ...now, orderValue: value }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={calculate}>
            {words.calculate}
          </Button>
          <Button variant="quiet" icon={<RotateCcw aria-hidden />} onClick={reset}>
            {words.reset}
          </Button>
        </div>
        <Facts
          facts={[
            { text: words.facts[0], icon: <Store aria-hidden /> },
            { text: brand.cities.join(', '), icon: <MapPin aria-hidden /> },
            { text: words.facts[1], icon: <Headset aria-hidden /> },
          ]}
        />
      </div>
      <section className={`hang hang-pad self-start ${calculated ? '' : 'print:hidden'}`} aria-live="polite">
        {calculated ? (
          <>
            <Earnings {...calculated} />
            <EstimateActions link={estimateLink(path, calculated)} />
          </>
        ) : (
          <div className="grid gap-4">
            <BlankSlip className="w-60" />
            <p className="text-lg text-quiet noscript:hidden">{words.waiting}</p>
            <noscript>
              <p className="text-lg">
                {estimate.withoutScripts}{' '}
                {words.working(DEFAULTS.dailySales, rupees(DEFAULTS.orderValue), exampleDay)}
              </p>
            </noscript>
          </div>
        )}
      </section>
    </div>
  )
}

const bounds = ({ min, max, step }: { min: number; max: number; step: number }) => ({ min, max, step })
