import { type Issue, type PartnerProblem, type ProblemCode, problemStatus } from '@foyer/contract'

export interface ProblemDetails {
  /** What is wrong with which field; `path` is a JSON pointer into body or query. */
  readonly issues?: readonly Issue[]
  /** The next login attempt needs a captcha (A10, Z04). */
  readonly captcha?: boolean
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  /** With `password_wrong`: how many more may be wrong before there is a wait. */
  readonly triesLeft?: number
  /** Methods that are allowed at the address, for `method_not_allowed`. */
  readonly allow?: string
  /** What a back office is told in place of the code, where it can do something about it. */
  readonly partnerCode?: PartnerProblem
  readonly cause?: unknown
}

/** A refusal with a code of the contract. A handler throws it; the answer's status, text and envelope follow from the code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}
