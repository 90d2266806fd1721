import { Component, type ReactNode } from 'react'
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

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return <ErrorScreen error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
  }
}
