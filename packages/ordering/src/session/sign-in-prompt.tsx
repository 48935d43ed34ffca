import { Button } from '@dawadoot/ui/button/button'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { useOrdering } from '../ordering.tsx'
import { sessionWords } from './words.ts'

/** Stands in the place of what needs a session. */
export const SignInPrompt = ({ level }: { level?: 1 | 2 }) => {
  const { navigate } = useOrdering()
  return (
    <EmptyState
      {...(level ? { level } : {})}
      title={sessionWords.promptTitle}
      art={<BlankSlip />}
      action={<Button onClick={navigate.signIn}>{sessionWords.login}</Button>}
    >
      {sessionWords.promptText}
    </EmptyState>
  )
}
