import { brand } from '@dawadoot/domain/brand/brand'
import { formatWholeRupees } from '@dawadoot/domain/money/format-rupees'
import { paiseFromRupees } from '@dawadoot/domain/money/paise'
import { FRANCHISE_CALCULATOR } from '@dawadoot/domain/partners/franchise-calculator'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { Button } from '@dawadoot/ui/button/button'
import { Slider } from '@dawadoot/ui/slider/slider'
import { Headset, MapPin, RotateCcw, Store } from 'lucide-react'
import { useState } from 'react'
import { Facts } from '../layout/facts.tsx'
import { Earnings, type EarningsInputs } from './earnings.tsx'
import { franchise } from './words.ts'

const { calculator: words } = franchise
const { dailySales, orderValue } = FRANCHISE_CALCULATOR
const DEFAULTS: EarningsInputs = { dailySales: dailySales.default, orderValue: orderValue.default }

const rupees = (amount: number) => formatWholeRupees(paiseFromRupees(amount))

/** Two sliders; the result is what they said when Calculate Earnings was pressed. */
export function FranchiseCalculator() {
  const [inputs, setInputs] = useState(DEFAULTS)
  const [calculated, setCalculated] = useState<EarningsInputs>()

  const reset = () => {
    setInputs(DEFAULTS)
    setCalculated(undefined)
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <Slider
          label={words.sales}
          {...bounds(dailySales)}
          value={inputs.dailySales}
          onValueChange={(sales) => setInputs((now) => ({ ...now, dailySales: sales }))}
        />
        <Slider
          label={words.value}
          {...bounds(orderValue)}
          value={inputs.orderValue}
          format={rupees}
          onValueChange={(value) => setInputs((now) => ({ ...now, orderValue: value }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={() => setCalculated(inputs)}>
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
      <section className="hang hang-pad self-start" aria-live="polite">
        {calculated ? (
          <Earnings {...calculated} />
        ) : (
          <div className="grid gap-4">
            <BlankSlip className="w-60" />
            <p className="text-lg text-quiet">{words.waiting}</p>
          </div>
        )}
      </section>
    </div>
  )
}

const bounds = ({ min, max, step }: { min: number; max: number; step: number }) => ({ min, max, step })
