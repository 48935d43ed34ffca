import type { Address } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { IconButton } from '@dawadoot/ui/icon-button/icon-button'
import { SelectCard } from '@dawadoot/ui/select-card/select-card'
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { AddressText, DeliveryTag } from './address-text.tsx'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'
import { addressWords } from './words.ts'

export const isReachable = (address: Address): boolean => address.reach !== 'out_of_reach'

/** The selected card, and the others behind a toggle. While they are shown the cards keep their places. */
export const AddressCards = ({
  addresses,
  selected,
  deletable,
  onChoose,
  onEdit,
}: {
  addresses: readonly Address[]
  selected: Address | undefined
  deletable: boolean
  onChoose: (id: string) => void
  onEdit: (address: Address) => void
}) => {
  const name = useId()
  const [firstId, setFirstId] = useState<string>()
  const [deleting, setDeleting] = useState<Address>()
  const expanded = firstId !== undefined
  const first = addresses.find(({ id }) => id === firstId) ?? selected ?? addresses[0]
  const others = addresses.filter((address) => address !== first)

  const card = (address: Address) => (
    <SelectCard
      key={address.id}
      name={name}
      value={address.id}
      selected={address === selected}
      onSelect={onChoose}
      disabled={!isReachable(address)}
      problem={isReachable(address) ? undefined : addressWords.outOfReach}
      title={address.name}
      tag={<DeliveryTag type={address.deliveryType} />}
      action={
        <span className="flex">
          <IconButton
            label={addressWords.edit(address.name)}
            icon={<Pencil />}
            onClick={() => onEdit(address)}
          />
          {deletable ? (
            <IconButton
              label={addressWords.delete(address.name)}
              icon={<Trash2 />}
              onClick={() => setDeleting(address)}
            />
          ) : null}
        </span>
      }
    >
      <AddressText address={address} />
      {address.reach === 'unconfirmed' ? <p className="mt-1 text-quiet">{addressWords.unconfirmed}</p> : null}
    </SelectCard>
  )

  return (
    <div role="radiogroup" aria-label={addressWords.choose} className="grid gap-4">
      {first ? card(first) : null}
      {others.length > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          aria-expanded={expanded}
          icon={expanded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setFirstId(expanded ? undefined : first?.id)}
        >
          {addressWords.more(others.length)}
        </Button>
      ) : null}
      {expanded ? others.map(card) : null}
      <DeleteAddressDialog address={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  )
}
