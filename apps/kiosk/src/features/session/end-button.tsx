import { useOrdering } from '@dawadoot/ordering/ordering'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { Button } from '@dawadoot/ui/button/button'
import { LogOut } from 'lucide-react'
import { useStore } from 'zustand'
import { words } from '../../words.ts'
import { useLeave } from './use-leave.ts'

/** On every screen, as soon as anything of a person is there. */
export function EndButton() {
  const leave = useLeave()
  const signedIn = useSession().status === 'signed_in'
  const begun = useStore(useOrdering().signIn, ({ step }) => step !== 'mobile')
  if (!signedIn && !begun) return null
  return (
    <Button
      variant="line"
      size="sm"
      icon={<LogOut aria-hidden />}
      onClick={leave}
      // small beside the others, and yet no smaller than a finger on the low screen
      className="min-h-[max(3rem,64px)]! self-center"
    >
      {words.endSession}
    </Button>
  )
}
