import type { Address } from '@dawadoot/domain/address/address'
import { AlertDialog } from '@dawadoot/ui/alert-dialog/alert-dialog'
import { Note } from '@dawadoot/ui/note/note'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { deleteAddress } from './address-actions.ts'
import { addressWords } from './words.ts'

/** Asks before an address goes, and stays with the alert when it could not be deleted. */
export const DeleteAddressDialog = ({
  address,
  onClose,
}: {
  address: Address | undefined
  onClose: () => void
}) => {
  const ordering = useOrdering()
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const close = () => {
    setState('asking')
    onClose()
  }
  return (
    <AlertDialog
      open={address !== undefined}
      title={addressWords.deleteTitle}
      yes={addressWords.deleteYes}
      no={addressWords.deleteNo}
      busy={state === 'deleting'}
      busyLabel={addressWords.deleting}
      onNo={close}
      onYes={async () => {
        if (!address) return
        setState('deleting')
        try {
          await deleteAddress(ordering, address.id)
          close()
        } catch {
          setState('failed')
          ordering.notify.error(addressWords.deleteFailed)
        }
      }}
    >
      <p>{addressWords.deleteQuestion}</p>
      {state === 'failed' ? (
        <Note tone="bad" role="alert" className="mt-3">
          {addressWords.deleteFailed}
        </Note>
      ) : null}
    </AlertDialog>
  )
}
