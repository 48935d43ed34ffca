import {
  isActivePaymentMode,
  PAYMENT_LABELS,
  PAYMENT_MODES,
  type PaymentMode,
} from '@dawadoot/domain/order/order'
import { SelectCard } from '@dawadoot/ui/select-card/select-card'
import { Tag } from '@dawadoot/ui/tag/tag'
import { Banknote } from 'lucide-react'
import { useId } from 'react'
import { checkoutWords as words } from './words.ts'

/** Cash on Delivery is the only active mode. */
export function PaymentModeChoice({
  value,
  onChange,
}: {
  value: PaymentMode
  onChange: (mode: PaymentMode) => void
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={words.payBy} className="grid gap-3">
      {PAYMENT_MODES.map((mode) => (
        <SelectCard
          key={mode}
          name={name}
          value={mode}
          selected={mode === value}
          onSelect={() => onChange(mode)}
          title={PAYMENT_LABELS[mode]}
          disabled={!isActivePaymentMode(mode)}
          action={
            isActivePaymentMode(mode) ? (
              <Banknote aria-hidden className="mr-2 size-7" />
            ) : (
              <Tag tone="mute" className="mr-2 bg-white">
                {words.soon}
              </Tag>
            )
          }
        />
      ))}
    </div>
  )
}
