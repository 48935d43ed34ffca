import { ErrorBoundary as Boundary } from '@dawadoot/ordering/failure/error-boundary'
import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { words } from '../../words.ts'

type Props = { children: ReactNode; report: (message: string) => void; onRestart: () => void }

/** Long enough to read the words, short enough that nobody finds a dead screen. */
const RESTART_MS = 10_000

/** The last net under every screen. It wipes what was entered and starts again by itself, as any reset does. */
export const ErrorBoundary = ({ children, report, onRestart }: Props) => (
  <Boundary
    title={words.crash.title}
    report={report}
    renderFailure={(text) => <Crashed text={text} onRestart={onRestart} />}
  >
    {children}
  </Boundary>
)

function Crashed({ text, onRestart }: { text: string; onRestart: () => void }) {
  const restart = useEffectEvent(onRestart)
  useEffect(() => {
    const timer = setTimeout(() => restart(), RESTART_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="grid min-h-dvh place-items-center p-(--size-gutter)">
      <ErrorState
        level={1}
        title={words.crash.title}
        action={<Button onClick={onRestart}>{words.crash.restart}</Button>}
      >
        {text}
      </ErrorState>
    </main>
  )
}
