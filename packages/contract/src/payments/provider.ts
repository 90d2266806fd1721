import Type, { type Static } from 'typebox'
import { PlainAmountSchema } from '../schemas/amount.ts'
import { DepositReasonSchema, PaymentInstructionsSchema } from '../schemas/deposit.ts'
import { signatureHeaders } from '../signing.ts'

/** Headers of every call between the gateway and a payment provider, both ways. */
export const paymentHeaders = {
  /** Provider code; names the secret. */
  caller: 'X-Provider',
  ...signatureHeaders,
} as const

/** Address at a provider's server, before the name of the call: `POST {base}/create` and `{base}/status`, JSON, signed. */
export const paymentBase = '/payments/v1'
/** Address at the gateway where a provider reports what became of a payment: `POST`, JSON, signed. */
export const paymentReportPath = '/payments/v1/report'

const strict = { additionalProperties: false } as const
const id = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$', description })
const merchant = Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' })
const currency = Type.String({ pattern: '^[A-Z]{3,5}$', description: 'Code of the currency' })

/** A payment that a provider is to take. `reference` names it: the same order is answered as the first time. */
export const PaymentOrderSchema = Type.Object(
  {
    merchant,
    merchantName: Type.String({ minLength: 1, maxLength: 40 }),
    reference: id('Names the deposit at the gateway'),
    amount: PlainAmountSchema,
    currency,
    language: Type.String({ maxLength: 20, description: 'Language tag of the payer' }),
    returnUrl: Type.String({ maxLength: 1000, description: 'Where the payer goes back to' }),
    expiresAt: Type.String({ maxLength: 40, description: 'ISO 8601 instant' }),
    voucher: Type.Optional(Type.String({ maxLength: 64 })),
  },
  strict,
)
export type PaymentOrder = Static<typeof PaymentOrderSchema>

export const PaymentQuestionSchema = Type.Object(
  { merchant, reference: id('Names the deposit at the gateway') },
  strict,
)
export type PaymentQuestion = Static<typeof PaymentQuestionSchema>

/** `abandoned`: the payer has left without paying; `unknown`: the provider has no such payment. */
export const paymentStates = ['pending', 'paid', 'failed', 'abandoned', 'unknown'] as const
export type PaymentState = (typeof paymentStates)[number]

/** How far a payment is. `amount` is what was paid, which may be another than was asked for. */
export const PaymentReportSchema = Type.Object(
  {
    reference: id('Names the deposit at the gateway'),
    providerReference: Type.Optional(id('Names the payment at the provider')),
    state: Type.Unsafe<PaymentState>(Type.Union(paymentStates.map((state) => Type.Literal(state)))),
    amount: Type.Optional(PlainAmountSchema),
    currency: Type.Optional(currency),
    reason: Type.Optional(DepositReasonSchema),
  },
  strict,
)
export type PaymentReport = Static<typeof PaymentReportSchema>

/** What a provider answers to an order: how far it is already, and what the payer does next. */
export const PaymentAnswerSchema = Type.Object(
  { ...PaymentReportSchema.properties, instructions: Type.Optional(PaymentInstructionsSchema) },
  strict,
)
export type PaymentAnswer = Static<typeof PaymentAnswerSchema>

/** A webhook. `eventId` names it at the provider: sent again, it changes nothing. */
export const PaymentEventSchema = Type.Object(
  { merchant, eventId: id('Names the event at this provider'), ...PaymentReportSchema.properties },
  strict,
)
export type PaymentEvent = Static<typeof PaymentEventSchema>

/** Every code a webhook may be refused with, and its HTTP status. */
export const paymentProblemStatus = {
  /** Not JSON of the call's shape. */
  malformed: 422,
  /** Provider, timestamp or signature missing or wrong. */
  signature_refused: 401,
  /** The merchant has no such deposit at this provider. */
  deposit_unknown: 404,
  /** The event was sent before with another content. */
  event_conflict: 409,
  /** Money of another currency than the deposit's. */
  other_currency: 409,
  /** Try the same call again. */
  unavailable: 503,
} as const
export type PaymentProblem = keyof typeof paymentProblemStatus
