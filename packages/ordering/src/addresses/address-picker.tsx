import { type Address, initiallySelected } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { SessionEnded } from '../cart/session-ended.tsx'
import { RetryButton } from '../failure/retry-button.tsx'
import { FocusedStep } from '../form/focused-step.tsx'
import { useOrdering } from '../ordering.tsx'
import { loadProfile } from '../profile/load-profile.ts'
import { addressesOf } from '../profile/profile-store.ts'
import { useProfile } from '../profile/use-profile.tsx'
import { SignInPrompt } from '../session/sign-in-prompt.tsx'
import { useSession } from '../session/use-session.tsx'
import { AddressCards, isReachable } from './address-cards.tsx'
import { AddressForm } from './address-form.tsx'
import { addressWords } from './words.ts'

export type PickerMode = 'select' | 'add' | 'edit'

/** The title of each sub-mode, for the dialog or drawer around the picker. */
export const PICKER_TITLES: Readonly<Record<PickerMode, string>> = addressWords.titles

export type AddressPickerProps = {
  onConfirm: (address: Address) => void
  /** Begins with the form of a new address. */
  adding?: boolean | undefined
  /** Selected at first; otherwise the default address, otherwise the first one. */
  initialId?: string | undefined
  /** Sent along with an address that is saved here. */
  prescriptionId?: string | undefined
  /** Tells which sub-mode is shown, for a title around it. Without it the picker shows its own. */
  onModeChange?: ((mode: PickerMode) => void) | undefined
  /** Offers to delete addresses too. */
  deletable?: boolean | undefined
}

type Mode = { mode: 'select' } | { mode: 'add' } | { mode: 'edit'; address: Address }

/** Choose, add or change a delivery address. Specification, section 2, Prescription modal, step 2. */
export const AddressPicker = ({
  onConfirm,
  adding = false,
  initialId,
  prescriptionId,
  onModeChange,
  deletable = false,
}: AddressPickerProps) => {
  const state = useProfile()
  const ordering = useOrdering()
  const signedOut = useSession().status === 'signed_out'
  const [mode, setMode] = useState<Mode>({ mode: adding ? 'add' : 'select' })
  const [chosenId, setChosenId] = useState(initialId)
  const addresses = addressesOf(state)
  const selected = selectedOf(addresses, chosenId)
  const [moved, setMoved] = useState(false)
  const show = (next: Mode) => {
    setMode(next)
    setMoved(true)
    onModeChange?.(next.mode)
  }
  // at first focus is where the screen around the picker put it
  const Step = moved ? FocusedStep : Fragment

  // a form that is being filled in waits for its person
  if (signedOut && mode.mode === 'select') return <SignInPrompt />
  return (
    <Step key={mode.mode}>
      {signedOut ? <SessionEnded /> : null}
      {onModeChange ? null : <h3 className="mb-4 text-xl">{PICKER_TITLES[mode.mode]}</h3>}
      {mode.mode === 'select' ? (
        <PickerList
          status={state.status}
          problem={state.status === 'failed' ? state.message : undefined}
          addresses={addresses}
          selected={selected}
          deletable={deletable}
          onRetry={() => void loadProfile(ordering)}
          onChoose={setChosenId}
          onAdd={() => show({ mode: 'add' })}
          onEdit={(address) => show({ mode: 'edit', address })}
          onConfirm={onConfirm}
        />
      ) : (
        <AddressForm
          address={mode.mode === 'edit' ? mode.address : undefined}
          prescriptionId={prescriptionId}
          onCancel={() => show({ mode: 'select' })}
          onSaved={(saved) => {
            if (saved) setChosenId(saved.id)
            show({ mode: 'select' })
          }}
        />
      )}
    </Step>
  )
}

/** What was chosen, while it is still there and can be reached; else the default address or the first. */
const selectedOf = (addresses: readonly Address[], chosenId: string | undefined): Address | undefined => {
  const reachable = addresses.filter(isReachable)
  return reachable.find(({ id }) => id === chosenId) ?? initiallySelected(reachable)
}

type PickerListProps = {
  status: 'idle' | 'loading' | 'failed' | 'ready'
  problem: string | undefined
  addresses: readonly Address[]
  selected: Address | undefined
  deletable: boolean
  onRetry: () => void
  onChoose: (id: string) => void
  onAdd: () => void
  onEdit: (address: Address) => void
  onConfirm: (address: Address) => void
}

const PickerList = (props: PickerListProps) => {
  const { status, problem, addresses, selected, onAdd } = props
  const { notify } = useOrdering()
  if (status === 'failed')
    return (
      <ErrorState
        title={addressWords.loadFailedTitle}
        action={<RetryButton label={addressWords.retry} onRetry={props.onRetry} />}
      >
        {problem}
      </ErrorState>
    )
  if (status !== 'ready') return <SkeletonSlip label={addressWords.loading} />
  return (
    <div className="grid gap-4">
      {addresses.length === 0 ? (
        <EmptyState title={addressWords.emptyTitle} art={<BlankSlip />}>
          {addressWords.emptyText}
        </EmptyState>
      ) : (
        <AddressCards {...props} />
      )}
      <Button variant="line" full icon={<Plus aria-hidden />} onClick={onAdd}>
        {addressWords.addAddress}
      </Button>
      <Button
        size="lg"
        full
        disabled={!selected}
        onClick={() => (selected ? props.onConfirm(selected) : notify.error(addressWords.noneSelected))}
      >
        {addressWords.confirm}
      </Button>
    </div>
  )
}
