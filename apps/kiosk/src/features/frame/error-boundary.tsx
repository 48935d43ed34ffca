import { ErrorBoundary as Boundary } from '@dawadoot/ordering/failure/error-boundary'
import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import type { ReactNode } from 'react'
import { words } from '../../words.ts'

type Props = { children: ReactNode; report: (message: string) => void; onRestart: () => void }

/** The last net under every screen. Starting again wipes what was entered, as any reset does. */
export const ErrorBoundary = ({ children, report, onRestart }: Props) => (
  <Boundary
    title={words.crash.title}
    report={report}
    renderFailure={(text) => (
      <main className="grid min-h-dvh place-items-center p-(--size-gutter)">
        <ErrorState
          level={1}
          title={words.crash.title}
          action={<Button onClick={onRestart}>{words.crash.restart}</Button>}
        >
          {text}
        </ErrorState>
      </main>
    )}
  >
    {children}
  </Boundary>
)
