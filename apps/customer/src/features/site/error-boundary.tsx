import { ErrorBoundary as Boundary } from '@dawadoot/ordering/failure/error-boundary'
import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import type { ReactNode } from 'react'
import { words } from '../../words.ts'

type Props = { children: ReactNode; report: (message: string) => void }

/** The last net under every page: no error leaves it blank. */
export const ErrorBoundary = ({ children, report }: Props) => (
  <Boundary
    title={words.crash.title}
    report={report}
    renderFailure={(text) => (
      <main className="wrap section">
        <ErrorState
          level={1}
          title={words.crash.title}
          action={<Button onClick={() => window.location.reload()}>{words.crash.reload}</Button>}
        >
          {text}
        </ErrorState>
      </main>
    )}
  >
    {children}
  </Boundary>
)
