import Type, { type Static } from 'typebox'
import { type Withdrawal, WithdrawalReasonSchema } from '../schemas/withdrawal.ts'

/**
 * Addresses at which a merchant's back office reads withdrawals that wait, decides one and looks at a proof, or takes a forgotten withdrawal password
 * away: `POST`, JSON,
 * signed as `loginCodePath` is. The desk of a sandbox does the same.
 */
export const partnerWithdrawalPaths = {
  open: '/partner/v1/withdrawals/open',
  decide: '/partner/v1/withdrawals/decide',
  proof: '/partner/v1/withdrawals/proof',
  removePassword: '/partner/v1/withdrawals/removePassword',
} as const

/** A withdrawal as an operator sees it. */
export interface OpenWithdrawal extends Omit<Withdrawal, 'label' | 'canCancel' | 'canConfirm'> {
  member: string
  currency: string
  provider: string
}

export const OpenWithdrawalsBodySchema = Type.Object(
  { after: Type.Optional(Type.String({ maxLength: 40, description: 'Reference of the last one of the page before' })) },
  { additionalProperties: false },
)

export interface OpenWithdrawals {
  /** The oldest first, at most fifty. */
  withdrawals: OpenWithdrawal[]
}

/**
 * `approve` and `refuse` one that waits; `pay` says that it was paid by other means than its provider, and is refused, as
 * `refuse` is, from when the provider was told until the provider has said what became of it;
 * `refund` believes the proof of one that did not arrive and gives back what is missing, `force` does not.
 */
export const withdrawalDecisions = ['approve', 'refuse', 'pay', 'refund', 'force'] as const
export type WithdrawalVerdict = (typeof withdrawalDecisions)[number]

/** A decision that was made is answered again and changes nothing. `reason` goes with `refuse`. */
export const WithdrawalDecisionSchema = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 40 }),
    decision: Type.Unsafe<WithdrawalVerdict>(Type.Union(withdrawalDecisions.map((decision) => Type.Literal(decision)))),
    reason: Type.Optional(WithdrawalReasonSchema),
  },
  { additionalProperties: false },
)
export type WithdrawalDecision = Static<typeof WithdrawalDecisionSchema>

export const WithdrawalProofBodySchema = Type.Object(
  { reference: Type.String({ minLength: 1, maxLength: 40 }) },
  { additionalProperties: false },
)
export type WithdrawalProofBody = Static<typeof WithdrawalProofBodySchema>

export interface WithdrawalProof {
  /** A JPEG in base64. */
  image: string
}

/** Takes the withdrawal password of a member away who has forgotten it, after the operator has made sure of the person. */
export const PasswordRemovalSchema = Type.Object(
  { account: Type.String({ minLength: 1, maxLength: 64, description: 'User name' }) },
  { additionalProperties: false },
)
export type PasswordRemoval = Static<typeof PasswordRemovalSchema>

export interface RemovedPassword {
  account: string
  /** `false` where there was none. */
  removed: boolean
}
