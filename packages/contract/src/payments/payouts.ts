import Type, { type Static } from 'typebox'
import { PlainAmountSchema } from '../schemas/amount.ts'
import { PaymentQuestionSchema } from './provider.ts'

/** Reasons that a provider may give for not paying. */
export const payoutReasons = ['account_unknown', 'bank_refused', 'provider_failed'] as const
export type PayoutReason = (typeof payoutReasons)[number]

/** `unknown`: the provider has no such payout, so that it may be handed over again. `paid` and `failed` are for good. */
export const payoutStates = ['pending', 'paid', 'failed', 'unknown'] as const
export type PayoutState = (typeof payoutStates)[number]

const strict = { additionalProperties: false } as const

/**
 * Money that a provider is to pay out: `POST {paymentBase}/payout`, signed. `reference` names it: the same order is
 * answered as the first time and never paid twice.
 */
export const PayoutOrderSchema = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' }),
    reference: PaymentQuestionSchema.properties.reference,
    amount: PlainAmountSchema,
    currency: Type.String({ pattern: '^[A-Z]{3,5}$', description: 'Code of the currency' }),
    speed: Type.Union([Type.Literal('transfer'), Type.Literal('instant')]),
    account: Type.Object(
      {
        bank: Type.String({ maxLength: 80 }),
        holder: Type.String({ maxLength: 80 }),
        number: Type.String({ maxLength: 40, description: 'IBAN or account number, without spaces' }),
      },
      strict,
    ),
  },
  strict,
)
export type PayoutOrder = Static<typeof PayoutOrderSchema>

/** How far a payout is: the answer to an order, and to `POST {paymentBase}/payoutStatus` with a `PaymentQuestion`. */
export const PayoutAnswerSchema = Type.Object(
  {
    reference: PaymentQuestionSchema.properties.reference,
    state: Type.Unsafe<PayoutState>(Type.Union(payoutStates.map((state) => Type.Literal(state)))),
    reason: Type.Optional(Type.Unsafe<PayoutReason>(Type.Union(payoutReasons.map((reason) => Type.Literal(reason))))),
  },
  strict,
)
export type PayoutAnswer = Static<typeof PayoutAnswerSchema>
