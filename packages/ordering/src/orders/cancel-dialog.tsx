import { AlertDialog } from '@dawadoot/ui/alert-dialog/alert-dialog'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { cancelOrder } from './orders-actions.ts'
import { orderWords } from './words.ts'

const words = orderWords.cancel

type CancelDialogProps = {
  /** The order that is asked about; none closes the dialog. */
  orderId: string | undefined
  onClose: () => void
}

/** Specification, section 4, Cancel. It stays while the answer is due, and goes either way: a failure is said. */
export function CancelDialog({ orderId, onClose }: CancelDialogProps) {
  const ordering = useOrdering()
  const running = useStore(ordering.orders, ({ cancelling }) =>
    orderId === undefined ? false : cancelling[orderId]?.status === 'running',
  )
  const yes = async () => {
    if (orderId === undefined) return
    await cancelOrder(ordering, orderId)
    onClose()
  }
  return (
    <AlertDialog
      open={orderId !== undefined}
      title={words.title}
      yes={words.yes}
      no={words.no}
      busy={running}
      busyLabel={words.busy}
      onYes={() => void yes()}
      onNo={onClose}
    >
      {orderId === undefined ? null : words.text(orderId)}
    </AlertDialog>
  )
}
