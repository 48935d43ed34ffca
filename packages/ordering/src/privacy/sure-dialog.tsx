import { AlertDialog } from '@dawadoot/ui/alert-dialog/alert-dialog'
import { Note } from '@dawadoot/ui/note/note'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '../form/refusal.ts'
import { useOrdering } from '../ordering.tsx'
import { privacyWords } from './words.ts'

type Asked = { status: 'asking' } | { status: 'doing' } | { status: 'failed'; message: string }

type SureDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  yes: string
  busyLabel: string
  /** What to say when it was refused without words for people. */
  failed: string
  act: () => Promise<void>
  onClose: () => void
}

/** Asks before something goes for good. A refusal stays in it, with its reason. */
export const SureDialog = ({
  open,
  title,
  children,
  yes,
  busyLabel,
  failed,
  act,
  onClose,
}: SureDialogProps) => {
  const { notify } = useOrdering()
  const [asked, setAsked] = useState<Asked>({ status: 'asking' })
  const close = () => {
    setAsked({ status: 'asking' })
    onClose()
  }
  return (
    <AlertDialog
      open={open}
      title={title}
      yes={yes}
      no={privacyWords.no}
      busy={asked.status === 'doing'}
      busyLabel={busyLabel}
      onNo={close}
      onYes={async () => {
        setAsked({ status: 'doing' })
        try {
          await act()
          close()
        } catch (error) {
          const message = refusalOf(error, failed)
          setAsked({ status: 'failed', message })
          notify.error(message)
        }
      }}
    >
      {children}
      {asked.status === 'failed' ? (
        <Note tone="bad" role="alert" className="mt-3">
          {asked.message}
        </Note>
      ) : null}
    </AlertDialog>
  )
}
