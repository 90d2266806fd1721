import Type, { type Static } from 'typebox'

/** Every code a seamless-wallet call may be refused with, and its HTTP status. */
export const seamlessProblemStatus = {
  /** Not JSON of the call's shape. */
  malformed: 422,
  /** Vendor, timestamp or signature missing or wrong. */
  signature_refused: 401,
  /** Merchant unknown. */
  merchant_unknown: 404,
  /** Launch token unknown, used, expired, of another vendor, or of a player who has signed out. */
  launch_refused: 401,
  /** Game session unknown or expired, or its player has signed out. */
  session_expired: 401,
  insufficient_funds: 409,
  /** The player's account is frozen: no stake is taken from it. */
  account_frozen: 409,
  /** The merchant has the vendor's games played from the vendor's own wallet. */
  own_wallet: 409,
  /** The transaction id was used with another content. */
  transaction_conflict: 409,
  /** The round has a bet under another transaction id, or belongs to another bet. */
  round_conflict: 409,
  /** The round has no bet. */
  round_unknown: 404,
  /** The bet was taken back, perhaps before it came. */
  rolled_back: 409,
  /** The round has its win; it is final. */
  round_settled: 409,
  /** More than the player lets the vendor take (`standing`). */
  over_standing: 409,
  /** Try the same call again. */
  unavailable: 503,
} as const

export type SeamlessProblem = keyof typeof seamlessProblemStatus

export const SeamlessFailureSchema = Type.Object({
  success: Type.Literal(false),
  code: Type.Unsafe<SeamlessProblem>({ type: 'string', enum: Object.keys(seamlessProblemStatus) }),
  message: Type.String(),
})
export type SeamlessFailure = Static<typeof SeamlessFailureSchema>
