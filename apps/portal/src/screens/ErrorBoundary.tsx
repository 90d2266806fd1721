import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../parts/lazyPart.tsx'
import { lostParts } from '../parts/lostParts.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What lies over a page and is broken shows nothing; this takes it away. */
  readonly onLost?: () => void
}

/** Keeps a broken page from taking header and footer with it, and a broken overlay the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(): void {
    // A new deployment may have taken away what is missing.
    void lostParts.mend?.()
    this.props.onLost?.()
  }

  private readonly retry = (): void => {
    forgetFailures()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return this.props.onLost ? null : <ErrorScreen error={this.state.error} onRetry={this.retry} />
  }
}
