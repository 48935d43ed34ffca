import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Heads what is reported. */
  title: string
  report: (message: string) => void
  /** What stands in the place of what failed; `text` is what the error says of itself, perhaps nothing. */
  renderFailure: (text: string) => ReactNode
}

/** What the router's own fallback says: the status text, or the message. */
const textOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('statusText' in error && typeof error.statusText === 'string' && error.statusText)
    return error.statusText
  return 'message' in error && typeof error.message === 'string' ? error.message : ''
}

/** The last net under every page: no error leaves it blank. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(`${this.props.title} ${textOf(error)}`)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderFailure(textOf(failure.error)) : this.props.children
  }
}
