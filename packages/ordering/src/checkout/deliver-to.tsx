import type { Address } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { IconButton } from '@dawadoot/ui/icon-button/icon-button'
import { SelectCard } from '@dawadoot/ui/select-card/select-card'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { Pencil, Plus } from 'lucide-react'
import { useId } from 'react'
import { AddressText, DeliveryTag } from '../addresses/address-text.tsx'
import { addressWords } from '../addresses/words.ts'
import { useOrdering } from '../ordering.tsx'
import { useProfile } from '../profile/use-profile.tsx'
import { checkoutWords as words } from './words.ts'

type DeliverToProps = {
  address: Address | undefined
  /** Another of the addresses, or a new one; not while an order is under way. */
  onPick: ((mode: 'select' | 'add') => void) | undefined
}

/** The address of this order. A kiosk knows the one of its session and offers no other. */
export function DeliverTo({ address, onPick }: DeliverToProps) {
  const { surface } = useOrdering()
  const { status } = useProfile()
  const name = useId()
  const changeable = surface === 'web'
  if (!address && (status === 'idle' || status === 'loading'))
    return <SkeletonSlip label={addressWords.loading} />
  return (
    <>
      {address ? (
        <SelectCard
          name={name}
          value={address.id}
          selected
          onSelect={() => {}}
          title={address.name}
          tag={<DeliveryTag type={address.deliveryType} />}
          action={
            changeable ? (
              <IconButton
                label={words.change}
                icon={<Pencil aria-hidden />}
                disabled={!onPick}
                onClick={() => onPick?.('select')}
              />
            ) : undefined
          }
        >
          <AddressText address={address} />
        </SelectCard>
      ) : (
        <p role="status" className="text-quiet">
          {words.noAddress}
        </p>
      )}
      {changeable && !address ? (
        <Button variant="line" disabled={!onPick} onClick={() => onPick?.('select')}>
          {words.change}
        </Button>
      ) : null}
      {changeable && address ? (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          disabled={!onPick}
          onClick={() => onPick?.('add')}
        >
          {addressWords.addAddress}
        </Button>
      ) : null}
    </>
  )
}
