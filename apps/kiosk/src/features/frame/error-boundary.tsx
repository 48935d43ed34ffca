import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { Component, type ReactNode } from 'react'
import { words } from '../../words.ts'

type Props = { children: ReactNode; report: (message: string) => void; onRestart: () => void }

const textOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('statusText' in error && typeof error.statusText === 'string' && error.statusText)
    return error.statusText
  return 'message' in error && typeof error.message === 'string' ? error.message : ''
}

/** The last net under every screen. Starting again wipes what was entered, as any reset does. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(`${words.crash.title} ${textOf(error)}`)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <main className="grid min-h-dvh place-items-center p-(--size-gutter)">
        <ErrorState
          level={1}
          title={words.crash.title}
          action={<Button onClick={this.props.onRestart}>{words.crash.restart}</Button>}
        >
          {textOf(failure.error)}
        </ErrorState>
      </main>
    )
  }
}
