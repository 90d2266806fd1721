import Type, { type Static } from 'typebox'

/** Every code an answer may carry, with its HTTP status. Texts belong to whoever shows them. */
export const problemStatus = {
  bad_request: 400,
  malformed_body: 400,
  decryption_failed: 400,
  not_logged_in: 401,
  login_failed: 401,
  code_refused: 401,
  verification_failed: 401,
  passkey_refused: 401,
  captcha_required: 401,
  captcha_wrong: 401,
  proof_required: 401,
  csrf_refused: 403,
  need_true_account: 403,
  agents_only: 403,
  non_member: 403,
  non_agent: 403,
  module_off: 403,
  region_restricted: 403,
  password_wrong: 403,
  password_due: 403,
  password_required: 403,
  host_unknown: 403,
  merchant_mismatch: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  username_taken: 409,
  mobile_taken: 409,
  email_taken: 409,
  authenticator_set: 409,
  idempotency_conflict: 409,
  insufficient_funds: 409,
  account_frozen: 409,
  balance_limit: 409,
  payment_password_unset: 409,
  turnover_open: 409,
  withdrawals_held: 409,
  allowance_used: 409,
  limit_reached: 409,
  state_changed: 409,
  recipient_unknown: 422,
  too_large: 413,
  unsupported_type: 415,
  validation_failed: 422,
  verification_code_wrong: 422,
  invitation_code_error: 422,
  phone_not_verified: 422,
  too_many_requests: 429,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** One thing wrong with one field of a request. `path` is a JSON pointer into body or query. */
export const IssueSchema = Type.Object({
  path: Type.String(),
  message: Type.String(),
})

/** A failed answer. `message` is a text in the caller's language, safe to show. */
export const FailureSchema = Type.Object({
  success: Type.Literal(false),
  code: Type.Unsafe<ProblemCode>(Type.Union(Object.keys(problemStatus).map((code) => Type.Literal(code)))),
  message: Type.String(),
  requestId: Type.String(),
  /** Present when the next login attempt needs a captcha (A10, Z04). */
  captcha: Type.Optional(Type.Boolean()),
  /** Seconds to wait before trying again, with `too_many_requests` and `unavailable`. */
  retryAfter: Type.Optional(Type.Integer({ minimum: 0 })),
  /** With `password_wrong`: how many more may be wrong before there is a wait. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  issues: Type.Optional(Type.Array(IssueSchema)),
})

export type Failure = Static<typeof FailureSchema>
export type Issue = Static<typeof IssueSchema>
