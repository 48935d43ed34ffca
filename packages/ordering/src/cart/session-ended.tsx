import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { useOrdering } from '../ordering.tsx'
import { useSession } from '../session/use-session.tsx'
import { sessionWords as words } from '../session/words.ts'

/** Over a draft whose session ended meanwhile: nothing is lost, and signing in goes on from here. */
export function SessionEnded() {
  const { navigate } = useOrdering()
  const session = useSession()
  if (session.status === 'signed_in') return null
  return (
    <Note tone="warn" role="alert" className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {words.ended}
        <Button variant="line" size="sm" onClick={navigate.signIn}>
          {words.login}
        </Button>
      </div>
    </Note>
  )
}
