import type { Address } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { Card } from '@dawadoot/ui/card/card'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { IconButton } from '@dawadoot/ui/icon-button/icon-button'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { RetryButton } from '../failure/retry-button.tsx'
import { FocusedStep } from '../form/focused-step.tsx'
import { useOrdering } from '../ordering.tsx'
import { loadProfile } from '../profile/load-profile.ts'
import { addressesOf } from '../profile/profile-store.ts'
import { useProfile } from '../profile/use-profile.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressText, DeliveryTag } from './address-text.tsx'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'
import { addressWords } from './words.ts'

type Mode = { mode: 'list' } | { mode: 'form'; address?: Address }

/** The profile's Addresses tab: what is saved, with edit and delete. */
export const SavedAddresses = () => {
  const ordering = useOrdering()
  const state = useProfile()
  const [mode, setMode] = useState<Mode>({ mode: 'list' })
  const back = () => setMode({ mode: 'list' })

  if (mode.mode === 'form')
    return (
      <FocusedStep>
        <Card>
          <h3 className="mb-4 text-xl">
            {mode.address ? addressWords.titles.edit : addressWords.titles.add}
          </h3>
          <AddressForm address={mode.address} onCancel={back} onSaved={back} />
        </Card>
      </FocusedStep>
    )
  if (state.status === 'failed')
    return (
      <ErrorState
        title={addressWords.loadFailedTitle}
        action={<RetryButton label={addressWords.retry} onRetry={() => void loadProfile(ordering)} />}
      >
        {state.message}
      </ErrorState>
    )
  if (state.status !== 'ready') return <SkeletonSlip label={addressWords.loading} />
  return (
    <AddressList
      addresses={addressesOf(state)}
      onAdd={() => setMode({ mode: 'form' })}
      onEdit={(address) => setMode({ mode: 'form', address })}
    />
  )
}

const AddressList = ({
  addresses,
  onAdd,
  onEdit,
}: {
  addresses: readonly Address[]
  onAdd: () => void
  onEdit: (address: Address) => void
}) => {
  const [deleting, setDeleting] = useState<Address>()
  return (
    <div className="grid gap-5">
      {addresses.length === 0 ? (
        <EmptyState title={addressWords.emptyTitle} art={<BlankSlip />}>
          {addressWords.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {addresses.map((address) => (
            <li key={address.id} className="hang hang-pad flex justify-between gap-4">
              <div className="min-w-0 text-sm leading-[1.45]">
                <h3 className="flex flex-wrap items-center gap-2 text-base font-stretch-104% tracking-normal">
                  {address.name}
                  <DeliveryTag type={address.deliveryType} />
                </h3>
                <AddressText address={address} />
                {address.isDefault ? <p className="mt-1 text-quiet">{addressWords.default}</p> : null}
                {address.reach === 'out_of_reach' ? (
                  <p className="mt-1 font-medium text-sindoor-700">{addressWords.outOfReach}</p>
                ) : null}
              </div>
              <div className="-mt-2 -mr-2 flex shrink-0 self-start max-sm:grid">
                <IconButton
                  label={addressWords.edit(address.name)}
                  icon={<Pencil />}
                  onClick={() => onEdit(address)}
                />
                <IconButton
                  label={addressWords.delete(address.name)}
                  icon={<Trash2 />}
                  onClick={() => setDeleting(address)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="line" icon={<Plus aria-hidden />} className="sm:justify-self-start" onClick={onAdd}>
        {addressWords.addAddress}
      </Button>
      <DeleteAddressDialog address={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  )
}
