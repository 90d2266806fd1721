import type { ClientErrorKind } from '@foyer/client'
import type { Issue, ProblemCode } from '@foyer/contract'

/** What a feature may know of a failed call. */
export interface Problem {
  readonly kind: ClientErrorKind | 'unknown'
  /** Catalogue code when the server refused. */
  readonly code?: ProblemCode
  /** The server's text in the player's language; only a refusal has one. */
  readonly message?: string
  /** Whether the next login attempt needs a captcha (A10). */
  readonly captcha: boolean
  /** HTTP status, where there was an answer. */
  readonly status?: number
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter?: number
  /** With `password_wrong`: how many more may be wrong before there is a wait. */
  readonly triesLeft?: number
  readonly issues: readonly Issue[]
}

interface ErrorLike {
  readonly name: string
  readonly kind: ClientErrorKind
  readonly status?: number
  readonly failure: {
    readonly code?: ProblemCode
    readonly message?: string
    readonly captcha?: boolean
    readonly retryAfter?: number
    readonly triesLeft?: number
    readonly issues?: readonly Issue[]
  }
}

const isClientError = (error: unknown): error is ErrorLike =>
  error instanceof Error && error.name === 'ClientError' && 'kind' in error && 'failure' in error

/** Reads what a call rejected with; anything else becomes `unknown`. */
export function problemOf(error: unknown): Problem {
  if (!isClientError(error)) return { kind: 'unknown', captcha: false, issues: [] }
  const { code, message, captcha, retryAfter, triesLeft, issues } = error.failure
  return {
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(code === undefined ? {} : { code }),
    ...(message ? { message } : {}),
    captcha: captcha ?? false,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(triesLeft === undefined ? {} : { triesLeft }),
    issues: issues ?? [],
  }
}
