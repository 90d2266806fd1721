import { Component, type ComponentType, type ReactNode } from 'react'
import { ChunkError } from '../parts/chunkTimeout.ts'
import { tellLost } from '../parts/lostParts.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

export interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Stands in for what is broken; without it the screen of a page does. */
  readonly as?: ComponentType<FailureProps>
  readonly onLost?: () => void
  /** What somebody asks for by a new boundary each time, such as a modal. */
  readonly what?: string
}

/** For what lies over a page and is broken: it is not there. */
export const Nothing = () => null

/** Keeps what is broken from taking what is around it: a page the header and footer, an overlay the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    // Of a page that is lost as a whole nothing is left to lose.
    tellLost(this.props.what ?? this, !this.props.as && error instanceof ChunkError)
    this.props.onLost?.()
    // Nobody has to press the button once the connection is back.
    addEventListener('online', this.retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  private readonly retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { as: Failure = ErrorScreen, children } = this.props
    return this.state.error ? <Failure error={this.state.error} onRetry={this.retry} /> : children
  }
}
