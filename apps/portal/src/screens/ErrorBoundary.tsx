import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../parts/lazyPart.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a broken page from taking header and footer with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  private readonly retry = (): void => {
    forgetFailures()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return <ErrorScreen error={this.state.error} onRetry={this.retry} />
  }
}
