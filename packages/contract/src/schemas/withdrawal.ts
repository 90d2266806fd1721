import Type from 'typebox'
import { PlainAmountSchema } from './amount.ts'
import { anyOf, instant, type PaymentMethod, paymentMethod, type TimelineEvent, timelineEvent } from './payment.ts'

/** How a withdrawal is paid to the bank account: with the next run of the bank, or at once. */
export const withdrawalKinds = ['transfer', 'instant'] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]

/**
 * `PENDING` waits for approval, `APPROVED` for the provider, `PAID` for the member’s word, `DISPUTED` for a person, since the
 * member has said that it did not arrive. The others are the end: `RECEIVED` and, with the money back, `REFUNDED`, `REFUSED`,
 * `FAILED` (the provider could not pay) and `CANCELLED`.
 */
export const withdrawalStatuses = [
  'PENDING',
  'APPROVED',
  'PAID',
  'DISPUTED',
  'RECEIVED',
  'REFUNDED',
  'REFUSED',
  'FAILED',
  'CANCELLED',
] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Why the money came back. The first three are a provider’s, the others a person’s who refuses. */
export const withdrawalReasons = [
  'account_unknown',
  'bank_refused',
  'provider_failed',
  'name_differs',
  'documents',
  'other',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** By whose word a withdrawal counts as received: the member’s, that of time, or a person’s who has looked at the proof (P23). */
export const withdrawalReceipts = ['MEMBER', 'AUTOMATIC', 'FORCED'] as const
export type WithdrawalReceipt = (typeof withdrawalReceipts)[number]

/**
 * What has happened to a withdrawal: `sent` the provider has it, `asked` the provider was asked, `part` a part has arrived,
 * `missing` the member says that it did not arrive, `automatic` and `forced` it counts as received, `refunded` the money is back.
 */
export const withdrawalSteps = [
  'started',
  'approved',
  'sent',
  'asked',
  'paid',
  'part',
  'received',
  'automatic',
  'missing',
  'forced',
  'refunded',
  'refused',
  'failed',
  'cancelled',
] as const
export type WithdrawalStep = (typeof withdrawalSteps)[number]

export const WithdrawalKindSchema = anyOf(withdrawalKinds, { description: 'How it is paid' })
export const WithdrawalStatusSchema = anyOf(withdrawalStatuses, { description: 'How far it is' })
export const WithdrawalReasonSchema = anyOf(withdrawalReasons, { description: 'Why the money came back' })
export const WithdrawalReceiptSchema = anyOf(withdrawalReceipts, { description: 'By whose word it counts as received' })
export const WithdrawalStepSchema = anyOf(withdrawalSteps, { description: 'What has happened' })

/** A way to withdraw. */
export type WithdrawalMethod = PaymentMethod<WithdrawalKind>
export const WithdrawalMethodSchema = paymentMethod(WithdrawalKindSchema)

/** One deposit with what has to be played for it, and how much of that is played. */
export interface TurnoverPart {
  /** Of the deposit. */
  reference: string
  at: string
  /** What it credited. */
  amount: string
  required: string
  played: string
}

/**
 * What has to be played before money can be withdrawn: the credited amount of each deposit times the factor. Stakes since
 * the deposit count, less those given back, for the oldest deposit first.
 */
export interface Turnover {
  /** The brand's factor, e.g. `"1"`; `"0"` asks for nothing. */
  factor: string
  required: string
  played: string
  /** Still to be played; `"0"`, with the decimals of the currency, where nothing is. */
  remaining: string
  /** Deposits since the last withdrawal, the oldest first; the numbers above are their sums. */
  parts: TurnoverPart[]
}

export const TurnoverSchema = Type.Object({
  factor: Type.String({ description: 'Times a deposit has to be played, e.g. 1' }),
  required: PlainAmountSchema,
  played: PlainAmountSchema,
  remaining: PlainAmountSchema,
  parts: Type.Array(
    Type.Object({
      reference: Type.String({ description: 'Of the deposit' }),
      at: instant(),
      amount: PlainAmountSchema,
      required: PlainAmountSchema,
      played: PlainAmountSchema,
    }),
    { description: 'Deposits since the last withdrawal, the oldest first' },
  ),
})

/** What may be withdrawn in a day of UTC; a half that the brand does not bound is left out. */
export interface WithdrawalAllowance {
  times?: { most: number; left: number }
  amount?: { most: string; left: string }
  /** When the next day begins. */
  resetsAt: string
}

export const WithdrawalAllowanceSchema = Type.Object({
  times: Type.Optional(Type.Object({ most: Type.Integer({ minimum: 1 }), left: Type.Integer({ minimum: 0 }) })),
  amount: Type.Optional(Type.Object({ most: PlainAmountSchema, left: PlainAmountSchema })),
  resetsAt: instant(),
})

/** An own account at a bank. Of its number only the end is ever told. */
export interface BankAccount {
  id: string
  bank: string
  holder: string
  lastFour: string
  addedAt: string
}

export const BankAccountSchema = Type.Object({
  id: Type.String(),
  bank: Type.String({ description: 'Name of the bank' }),
  holder: Type.String({ description: 'Whose it is' }),
  lastFour: Type.String({ description: 'The last four characters of its number' }),
  addedAt: instant(),
})

export interface WithdrawalEvent extends TimelineEvent<WithdrawalStep> {
  /** Of a part that has arrived, and of money that came back. */
  amount?: string
}

/** One withdrawal with its way. `amount` left the balance, `payout` of it reaches the bank account. */
export interface Withdrawal {
  reference: string
  methodId: string
  kind: WithdrawalKind
  label?: string
  account: { bank: string; holder: string; lastFour: string }
  amount: string
  fee: string
  payout: string
  status: WithdrawalStatus
  reason?: WithdrawalReason
  /** It can be taken back now. */
  canCancel: boolean
  /** The member may say that it has arrived; also after having said that it did not. */
  canConfirm: boolean
  /** Of the payout: what the member has said to have received, and what is still open. Both from the payment on. */
  receivedAmount?: string
  remainingAmount?: string
  /** While it waits for the member's word: when it counts as received without it. */
  confirmBy?: string
  /** By whose word it counts as received. */
  receipt?: WithdrawalReceipt
  /**
   * Told once it counts as received without the member's word: whether what has not arrived can still be given back. It
   * cannot (P23).
   */
  isRefundable?: boolean
  /** A picture was sent that shows that it did not arrive. */
  hasProof: boolean
  createdAt: string
  timeline: WithdrawalEvent[]
}

export const WithdrawalSchema = Type.Object({
  reference: Type.String({ description: 'Names the withdrawal, also in the account’s entries' }),
  methodId: Type.String(),
  kind: WithdrawalKindSchema,
  label: Type.Optional(Type.String()),
  account: Type.Object({ bank: Type.String(), holder: Type.String(), lastFour: Type.String() }),
  amount: PlainAmountSchema,
  fee: PlainAmountSchema,
  payout: PlainAmountSchema,
  status: WithdrawalStatusSchema,
  reason: Type.Optional(WithdrawalReasonSchema),
  canCancel: Type.Boolean(),
  canConfirm: Type.Boolean(),
  receivedAmount: Type.Optional(PlainAmountSchema),
  remainingAmount: Type.Optional(PlainAmountSchema),
  confirmBy: Type.Optional(Type.String({ description: 'ISO 8601 instant; from then on it counts as received' })),
  receipt: Type.Optional(WithdrawalReceiptSchema),
  isRefundable: Type.Optional(
    Type.Boolean({
      description: 'Whether what has not arrived of a receipt that was not the member’s can be given back',
    }),
  ),
  hasProof: Type.Boolean(),
  createdAt: instant(),
  timeline: Type.Array(
    Type.Object({ ...timelineEvent(WithdrawalStepSchema), amount: Type.Optional(PlainAmountSchema) }),
  ),
})
