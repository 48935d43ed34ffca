import { SignInPrompt } from '@dawadoot/ordering/session/sign-in-prompt'
import { useSession } from '@dawadoot/ordering/session/use-session'
import type { User } from '@dawadoot/domain/person/user'
import type { ReactNode } from 'react'
import { KioskScreen } from '../features/frame/kiosk-screen.tsx'

/** What needs a session asks for one, in place. */
export function NeedsSession({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession()
  if (session.status === 'signed_in') return children(session.user)
  return (
    <KioskScreen>
      <div className="grid flex-1 place-content-center">
        <SignInPrompt level={1} />
      </div>
    </KioskScreen>
  )
}
