import type { Failure, Issue, ProblemCode } from '@foyer/contract'

/**
 * Why a call failed (GW04).
 * `refused`: the server answered with `success: false`; `malformed`: the answer does not fit the contract;
 * `network`: no answer (Z22); `timeout`: too slow (Z23); `cancelled`: the caller gave up.
 */
export type ClientErrorKind = 'refused' | 'malformed' | 'network' | 'timeout' | 'cancelled'

/** The one error a call rejects with. `message` is safe to show when `kind` is `refused`. */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly kind: ClientErrorKind
  readonly operation: string
  readonly status: number | undefined
  readonly failure: Partial<Failure>

  constructor(
    kind: ClientErrorKind,
    operation: string,
    message: string,
    details: { status?: number; failure?: Partial<Failure>; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    this.operation = operation
    this.status = details.status
    this.failure = details.failure ?? {}
  }

  /** Catalogue code of a refusal, `undefined` for transport errors. */
  get code(): ProblemCode | undefined {
    return this.failure.code
  }

  get issues(): readonly Issue[] {
    return this.failure.issues ?? []
  }

  /** Whether the next login attempt needs a captcha (A10). */
  get captcha(): boolean {
    return this.failure.captcha ?? false
  }
}
