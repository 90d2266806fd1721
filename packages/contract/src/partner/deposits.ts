import Type, { type Static } from 'typebox'
import { PlainAmountSchema } from '../schemas/amount.ts'
import type { Deposit } from '../schemas/deposit.ts'

/**
 * Addresses at which a merchant's back office reads deposits that wait and decides one: `POST`, JSON, signed as
 * `loginCodePath` is. The desk of a sandbox does the same.
 */
export const partnerDepositPaths = {
  open: '/partner/v1/deposits/open',
  decide: '/partner/v1/deposits/decide',
} as const

/** A deposit as an operator sees it. */
export interface OpenDeposit extends Omit<Deposit, 'instructions'> {
  account: string
  currency: string
  provider: string
}

export const OpenDepositsBodySchema = Type.Object(
  { after: Type.Optional(Type.String({ maxLength: 40, description: 'Reference of the last one of the page before' })) },
  { additionalProperties: false },
)

export interface OpenDeposits {
  /** Those for a person first, at most fifty. */
  deposits: OpenDeposit[]
}

/**
 * Credits or refuses a deposit. `amount` is what has arrived, the asked amount unless told. A decision that was made is
 * answered again and changes nothing.
 */
export const DepositDecisionSchema = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 40 }),
    decision: Type.Union([Type.Literal('credit'), Type.Literal('refuse')]),
    amount: Type.Optional(PlainAmountSchema),
  },
  { additionalProperties: false },
)
export type DepositDecision = Static<typeof DepositDecisionSchema>
