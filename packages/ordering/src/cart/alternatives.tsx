import type { Offer } from '@dawadoot/domain/cart/medicine'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { Button } from '@dawadoot/ui/button/button'
import { Saving } from '@dawadoot/ui/price/price'
import { Radio } from '@dawadoot/ui/radio-group/radio'
import { CircleAlert, Replace } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cartWords } from './words.ts'

const words = cartWords.line

type AlternativesProps = {
  legend: string
  offers: readonly Offer[]
  onReplace: (offer: Offer) => void
  /** What the button says, and shows. */
  action?: string
  icon?: ReactNode
}

const REPLACE = <Replace aria-hidden />

/** Medicines to choose one of, with composition and saving, and the button that takes it. */
export function Alternatives({
  legend,
  offers,
  onReplace,
  action = words.replace,
  icon = REPLACE,
}: AlternativesProps) {
  const id = useId()
  const [chosenId, setChosenId] = useState<string>()
  const [asked, setAsked] = useState(false)
  const chosen = offers.find((offer) => offer.id === chosenId)
  const missing = asked && !chosen
  return (
    <fieldset aria-describedby={missing ? `${id}-missing` : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {offers.map((offer) => (
        <label
          key={offer.id}
          className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 rounded-md border-2 border-khadi-300 px-3.5 py-3 hover:border-neel-500 has-checked:border-neel-700 has-checked:bg-neel-50 max-md:gap-x-2.5 max-md:p-3"
        >
          <Radio
            name={id}
            value={offer.id}
            checked={offer.id === chosenId}
            aria-invalid={missing || undefined}
            onChange={() => setChosenId(offer.id)}
          />
          <span className="min-w-0">
            <b className="block leading-tight">{offer.name}</b>
            <span className="block text-sm text-quiet first-letter:uppercase">
              {[offer.stripUnit, offer.composition.join(' + ')].filter(Boolean).join('. ')}
            </span>
          </span>
          <span className="grid justify-items-end gap-0.5">
            <b className="num">{formatRupees(offer.pricing.sellingPrice)}</b>
            {offer.pricing.discountPercent > 0 ? (
              <Saving className="text-sm">{words.saving(offer.pricing.discountPercent)}</Saving>
            ) : null}
          </span>
        </label>
      ))}
      {missing ? (
        <p
          id={`${id}-missing`}
          role="alert"
          className="flex items-center gap-1.5 text-sm font-medium text-sindoor-700"
        >
          <CircleAlert aria-hidden className="size-[1.375em] shrink-0" />
          {words.chooseFirst}
        </p>
      ) : null}
      <Button
        full
        icon={icon}
        onClick={() => {
          setAsked(true)
          if (chosen) onReplace(chosen)
        }}
      >
        {action}
      </Button>
    </fieldset>
  )
}
