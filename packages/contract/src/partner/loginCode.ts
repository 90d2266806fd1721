import Type, { type Static } from 'typebox'
import { signatureHeaders } from '../signing.ts'

/** Headers of a call that a brand's own system makes. */
export const partnerHeaders = {
  /** Merchant code; names the secret. */
  caller: 'X-Merchant',
  ...signatureHeaders,
} as const

/**
 * Address at which a brand's own system gets a one-time code for a player it knows (R33, ruling 23): `POST`, JSON, signed.
 * The player is then sent to any page of the site with `?token=<code>`.
 */
export const loginCodePath = '/partner/v1/loginCode'

/** `requestId` names the call: sent again, it gets the same code, used or not. */
export const LoginCodeBodySchema = Type.Object(
  {
    requestId: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$' }),
    account: Type.String({ minLength: 1, maxLength: 64, description: 'User name' }),
  },
  { additionalProperties: false },
)
export type LoginCodeBody = Static<typeof LoginCodeBodySchema>

export interface LoginCode {
  readonly code: string
  /** ISO 8601 instant of the world clock, 60 s after the code was made. */
  readonly expiresAt: string
}

/** Every code a partner call may be refused with, and its HTTP status. */
export const partnerProblemStatus = {
  /** Not JSON of the call's shape. */
  malformed: 422,
  /** Merchant, timestamp or signature missing or wrong. */
  signature_refused: 401,
  account_unknown: 404,
  deposit_unknown: 404,
  /** Another decision was made before. */
  deposit_decided: 409,
  /** The member's balance would be more than an account holds. */
  balance_limit: 409,
  /** No such application to a promotion, or it has no such picture. */
  application_unknown: 404,
  /** Another decision was made before. */
  application_decided: 409,
  withdrawal_unknown: 404,
  /** It is further than the decision asks for, or another one was made. */
  withdrawal_decided: 409,
  /** Its provider was told to pay it and has not answered whether it did; decide once that is known. */
  withdrawal_under_way: 409,
  /** Too many codes for one account; try again later. */
  too_many_requests: 429,
  /** Try the same call again. */
  unavailable: 503,
} as const

export type PartnerProblem = keyof typeof partnerProblemStatus
