import { type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'

export type AlertDialogProps = {
  open: boolean
  title: ReactNode
  /** What happens if the answer is yes. */
  children: ReactNode
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  /** What yes does is under way: neither answer can be given again. */
  busy?: boolean
  busyLabel?: string | undefined
  /** Yes destroys something, or goes on. */
  tone?: 'stop' | 'go'
}

/** A question that must be answered. Focus starts on No, and Escape means No. */
export function AlertDialog({
  open,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  busy = false,
  busyLabel,
  tone = 'stop',
}: AlertDialogProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal
      role="alertdialog"
      onClose={onNo}
      escapeCloses={!busy}
      layout="sheet"
      labelledBy={`${id}-title`}
      describedBy={`${id}-about`}
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-about`} className="mt-1.5 mb-5 text-quiet">
        {children}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" data-initial-focus onClick={onNo} disabled={busy}>
          {no}
        </Button>
        <Button
          variant={tone === 'stop' ? 'stop' : 'filled'}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onYes}
        >
          {yes}
        </Button>
      </div>
    </Modal>
  )
}
