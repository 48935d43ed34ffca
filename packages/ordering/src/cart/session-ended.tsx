import { Button } from '@dawadoot/ui/button/button'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { CutLine } from '@dawadoot/ui/art/cut-line'
import { Note } from '@dawadoot/ui/note/note'
import { useOrdering } from '../ordering.tsx'
import { useSession } from '../session/use-session.tsx'
import { cartWords } from './words.ts'

const words = cartWords.signIn

/** In the place of what only a signed-in person can see. */
export function SignInPrompt({ text = words.text }: { text?: string }) {
  const { navigate } = useOrdering()
  return (
    <EmptyState
      level={1}
      title={words.title}
      art={<CutLine />}
      action={<Button onClick={navigate.signIn}>{words.action}</Button>}
      className="wrap section"
    >
      {text}
    </EmptyState>
  )
}

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
          {words.action}
        </Button>
      </div>
    </Note>
  )
}
