import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { PlainAmountSchema } from '../schemas/amount.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import {
  type BankAccount,
  BankAccountSchema,
  type Turnover,
  TurnoverSchema,
  type Withdrawal,
  type WithdrawalAllowance,
  WithdrawalAllowanceSchema,
  type WithdrawalMethod,
  WithdrawalMethodSchema,
  WithdrawalSchema,
} from '../schemas/withdrawal.ts'

export interface WithdrawalMethods {
  currency: string
  /** Decimals of the currency. */
  decimals: number
  /** What is on the main balance now. */
  balance: string
  list: WithdrawalMethod[]
  turnover: Turnover
  /** Missing where the brand bounds neither number nor sum. */
  allowance?: WithdrawalAllowance
  /** Without a withdrawal password nothing can be withdrawn. */
  paymentPasswordSet: boolean
  /** ISO 8601 instant until which nothing can be withdrawn, as a forgotten withdrawal password was replaced. */
  heldUntil?: string
  /** Whether the jurisdiction lets a member take a withdrawal back (QR19). */
  canCancel: boolean
  /** Minutes after the payment from which it counts as received without the member’s word (P23, C35). */
  confirmMinutes: number
}

/** P04, QP18. How a member may withdraw, and all there is to know before anything is sent. */
export const withdrawalMethods = defineOperation<undefined, WithdrawalMethods>()({
  path: '/wps/payment/withdrawalMethods',
  method: 'GET',
  access: 'real',
  requirement: 'P04',
  summary: 'Ways to withdraw with limits, fees, times and turnover',
  value: Type.Object({
    currency: Type.String({ description: 'Code of the currency, e.g. USD' }),
    decimals: Type.Integer({ minimum: 0, maximum: 8, description: 'Decimals of the currency' }),
    balance: PlainAmountSchema,
    list: Type.Array(WithdrawalMethodSchema),
    turnover: TurnoverSchema,
    allowance: Type.Optional(WithdrawalAllowanceSchema),
    paymentPasswordSet: Type.Boolean({ description: 'Without a withdrawal password nothing can be withdrawn' }),
    heldUntil: Type.Optional(
      Type.String({
        description:
          'ISO 8601 instant: nothing can be withdrawn before, as a forgotten withdrawal password was replaced',
      }),
    ),
    canCancel: Type.Boolean({ description: 'Whether a member may take a withdrawal back' }),
    confirmMinutes: Type.Integer({ minimum: 1, description: 'Minutes from payment to automatic receipt' }),
  }),
})

export interface BankAccounts {
  list: BankAccount[]
  /** How many an account may have. */
  most: number
}

/** P04. The account’s own bank accounts, the first added first. */
export const bankAccounts = defineOperation<undefined, BankAccounts>()({
  path: '/wps/payment/bankAccounts',
  method: 'GET',
  access: 'real',
  requirement: 'P04',
  summary: 'Saved bank accounts',
  value: Type.Object({
    list: Type.Array(BankAccountSchema),
    most: Type.Integer({ minimum: 1, description: 'How many an account may have' }),
  }),
})

const paymentPassword = () => Type.String({ minLength: 1, maxLength: 128, description: 'The withdrawal password' })
const reference = () => Type.String({ minLength: 1, maxLength: 40 })

export interface AddBankAccountInput {
  bank: string
  holder: string
  number: string
  paymentPassword: string
}

/**
 * P04. Keeps a bank account; one that is kept already is answered as it is. `validation_failed` names the field (an IBAN
 * has to be right in itself), `password_wrong` is the withdrawal password, `payment_password_unset` says there is none,
 * `limit_reached` that there are as many as there may be.
 */
export const addBankAccount = defineOperation<AddBankAccountInput, BankAccount>()({
  path: '/wps/payment/bankAccounts',
  method: 'POST',
  access: 'real',
  requirement: 'P04',
  summary: 'Keep a bank account',
  encrypted: true,
  body: Type.Object({
    bank: Type.String({ minLength: 1, maxLength: 80, description: 'Name of the bank' }),
    holder: Type.String({ minLength: 1, maxLength: 80, description: 'Whose it is' }),
    number: Type.String({ minLength: 1, maxLength: 60, description: 'IBAN or account number; spaces do not count' }),
    paymentPassword: paymentPassword(),
  }),
  value: BankAccountSchema,
})

export interface RemoveBankAccountInput {
  id: string
}

/** P04. Withdrawals to it go on. `not_found` where the account has none of this id. */
export const removeBankAccount = defineOperation<RemoveBankAccountInput, null>()({
  path: '/wps/payment/bankAccounts/remove',
  method: 'POST',
  access: 'real',
  requirement: 'P04',
  summary: 'Forget a bank account',
  body: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,17}$' }) }),
  value: Type.Null(),
})

export interface StartWithdrawalInput {
  methodId: string
  amount: string
  bankAccountId: string
  paymentPassword: string
}

/**
 * P04. Begins a withdrawal; the money is kept apart from the balance at once. The same key is answered with the same
 * withdrawal. `validation_failed` names the field, `insufficient_funds` is the balance, `turnover_open` says that something
 * is still to be played, `allowance_used` that the day’s number or sum is, `withdrawals_held` that the withdrawal password
 * took the place of a forgotten one within the day.
 */
export const startWithdrawal = defineOperation<StartWithdrawalInput, Withdrawal>()({
  path: '/wps/payment/withdrawal',
  method: 'POST',
  access: 'real',
  requirement: 'P04',
  summary: 'Begin a withdrawal',
  idempotent: true,
  encrypted: true,
  body: Type.Object({
    methodId: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' }),
    amount: Type.String({ minLength: 1, maxLength: 40, description: 'Decimal text such as 1250.50' }),
    bankAccountId: Type.String({ pattern: '^[1-9]\\d{0,17}$' }),
    paymentPassword: paymentPassword(),
  }),
  value: WithdrawalSchema,
})

export interface WithdrawalsInput extends Paging {
  reference?: string
}

export interface Withdrawals extends PageInfo {
  list: Withdrawal[]
}

/** P04, P22. The account’s own withdrawals, the newest first. */
export const withdrawals = defineOperation<WithdrawalsInput, Withdrawals>()({
  path: '/wps/payment/withdrawals',
  method: 'GET',
  access: 'real',
  requirement: 'P04',
  summary: 'Withdrawals and how far they are',
  query: Type.Object({
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'This one alone' })),
    ...paging(10, 50),
  }),
  value: Type.Object({ list: Type.Array(WithdrawalSchema), ...pageInfo }),
})

export interface CancelWithdrawalInput {
  reference: string
}

/** QR19. Takes a withdrawal back while it waits for approval. `state_changed` where it no longer does, or may not be. */
export const cancelWithdrawal = defineOperation<CancelWithdrawalInput, Withdrawal>()({
  path: '/wps/payment/withdrawal/cancel',
  method: 'POST',
  access: 'real',
  requirement: 'QR19',
  summary: 'Take a withdrawal back',
  idempotent: true,
  body: Type.Object({ reference: reference() }),
  value: WithdrawalSchema,
})

export interface ConfirmWithdrawalInput {
  reference: string
  receivedAmount?: string
}

/**
 * P22. The money has arrived: all of it, or so much of the payout in all; what remains stays open. `validation_failed` at
 * `/receivedAmount`, `state_changed` where nobody is asked any more.
 */
export const confirmWithdrawal = defineOperation<ConfirmWithdrawalInput, Withdrawal>()({
  path: '/wps/payment/withdrawal/confirm',
  method: 'POST',
  access: 'real',
  requirement: 'P22',
  summary: 'Say that a withdrawal has arrived',
  idempotent: true,
  body: Type.Object({
    reference: reference(),
    receivedAmount: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'What has arrived in all; the payout unless told' }),
    ),
  }),
  value: WithdrawalSchema,
})

/** Bytes of a picture that is sent as proof, at most. */
export const proofBytes = 5_000_000
/** Pixels of such a picture, at most. */
export const proofPixels = 40_000_000

export interface WithdrawalMissingInput {
  reference: string
  image: string
}

/**
 * P22. The money, or the rest of it, has not arrived. The picture (PNG, JPEG or WebP) shows it; a person decides.
 * `validation_failed` at `/image` where it is no picture or has too many pixels, `too_large` where it has too many bytes.
 */
export const withdrawalMissing = defineOperation<WithdrawalMissingInput, Withdrawal>()({
  path: '/wps/payment/withdrawal/missing',
  method: 'POST',
  access: 'real',
  requirement: 'P22',
  summary: 'Say with a picture that a withdrawal has not arrived',
  idempotent: true,
  maxBytes: Math.ceil(proofBytes / 3) * 4 + 1024,
  body: Type.Object({
    reference: reference(),
    image: Type.String({ minLength: 1, maxLength: Math.ceil(proofBytes / 3) * 4, description: 'The file in base64' }),
  }),
  value: WithdrawalSchema,
})
