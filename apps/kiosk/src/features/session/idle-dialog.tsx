import { AlertDialog } from '@dawadoot/ui/alert-dialog/alert-dialog'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { useKiosk } from '../kiosk.tsx'
import { useIdle } from './use-idle.ts'

export type IdleDialogProps = { now: () => number; isBusy: () => boolean }

/** Asks whether somebody is still there, and otherwise leaves nothing behind. */
export function IdleDialog({ now, isBusy }: IdleDialogProps) {
  const { reset } = useKiosk()
  const secondsLeft = useIdle({ now, isBusy, onGone: () => reset(paths.login) })
  // any touch is an answer, and is heard by whoever counts
  const stay = () => {}
  return (
    <AlertDialog
      open={secondsLeft !== undefined}
      title={words.idle.title}
      yes={words.idle.leave}
      no={words.idle.stay}
      onNo={stay}
      onYes={() => reset(paths.login)}
    >
      {words.idle.text(secondsLeft ?? 0)}
    </AlertDialog>
  )
}
