import Type from 'typebox'
import { PlainAmountSchema } from './amount.ts'
import { anyOf, instant, type PaymentMethod, paymentMethod, type TimelineEvent, timelineEvent } from './payment.ts'

/** How a deposit is paid: on a page of the provider, by a transfer from one's bank, with a code that was bought. */
export const depositKinds = ['hosted', 'transfer', 'voucher'] as const
export type DepositKind = (typeof depositKinds)[number]

/** `REVIEW` waits for a person, since another amount arrived, or a second payment. Money that comes late is still credited. */
export const depositStatuses = ['PENDING', 'REVIEW', 'CREDITED', 'FAILED', 'EXPIRED'] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** Why no money came, or none yet. */
export const depositReasons = [
  'declined',
  'no_cover',
  'abandoned',
  'voucher_unknown',
  'voucher_used',
  'other_amount',
  'refused',
] as const
export type DepositReason = (typeof depositReasons)[number]

/** What has happened to a deposit: `waiting` the provider has it, `differs` another amount came, `again` its reference was paid once more, `asked` the provider was asked. */
export const depositSteps = [
  'started',
  'waiting',
  'asked',
  'differs',
  'again',
  'credited',
  'failed',
  'expired',
  'refused',
] as const
export type DepositStep = (typeof depositSteps)[number]

export const DepositKindSchema = anyOf(depositKinds, { description: 'How it is paid' })
export const DepositStatusSchema = anyOf(depositStatuses, { description: 'How far it is' })
export const DepositReasonSchema = anyOf(depositReasons, { description: 'Why no money came, or none yet' })
export const DepositStepSchema = anyOf(depositSteps, { description: 'What has happened' })

/** A way to pay. */
export type DepositMethod = PaymentMethod<DepositKind>
export const DepositMethodSchema = paymentMethod(DepositKindSchema)

/** What a payer does next: opens the provider's page, or sends money to an account with the reference. */
export interface PaymentInstructions {
  /** The provider's page; of a transfer what the QR code leads to. */
  url?: string
  /** Rows of a transfer in the order they are shown. */
  transfer?: { beneficiary: string; bank: string; account: string; reference: string }
}

export const PaymentInstructionsSchema = Type.Object({
  url: Type.Optional(Type.String({ description: 'Page of the provider' })),
  transfer: Type.Optional(
    Type.Object({
      beneficiary: Type.String(),
      bank: Type.String(),
      account: Type.String({ description: 'IBAN or account number' }),
      reference: Type.String({ description: 'What the transfer has to name' }),
    }),
  ),
})

export type DepositEvent = TimelineEvent<DepositStep>

/** One deposit with its way. `amount` is what is paid, `credit` what of it reaches the balance. */
export interface Deposit {
  reference: string
  methodId: string
  kind: DepositKind
  label?: string
  amount: string
  fee: string
  credit: string
  status: DepositStatus
  reason?: DepositReason
  /** What arrived, where it is another amount. */
  paidAmount?: string
  /** Reference of the deposit that was paid once more by this; nobody asked for it. */
  paidAgain?: string
  createdAt: string
  expiresAt: string
  instructions?: PaymentInstructions
  timeline: DepositEvent[]
}

export const DepositSchema = Type.Object({
  reference: Type.String({ description: 'Names the deposit, also in the account’s entries' }),
  methodId: Type.String(),
  kind: DepositKindSchema,
  label: Type.Optional(Type.String()),
  amount: PlainAmountSchema,
  fee: PlainAmountSchema,
  credit: PlainAmountSchema,
  status: DepositStatusSchema,
  reason: Type.Optional(DepositReasonSchema),
  paidAmount: Type.Optional(PlainAmountSchema),
  paidAgain: Type.Optional(Type.String({ description: 'Reference of the deposit that was paid once more by this' })),
  createdAt: instant(),
  expiresAt: Type.String({ description: 'ISO 8601 instant; nothing more is waited for after it' }),
  instructions: Type.Optional(PaymentInstructionsSchema),
  timeline: Type.Array(Type.Object(timelineEvent(DepositStepSchema))),
})
