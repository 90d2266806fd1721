import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { PlainAmountSchema } from '../schemas/amount.ts'
import { type Deposit, type DepositMethod, DepositMethodSchema, DepositSchema } from '../schemas/deposit.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'

export interface DepositMethods {
  currency: string
  /** Decimals of the currency. */
  decimals: number
  list: DepositMethod[]
}

/** P03, QP18. What a member may pay with, and all there is to know before anything is sent. */
export const depositMethods = defineOperation<undefined, DepositMethods>()({
  path: '/wps/payment/depositMethods',
  method: 'GET',
  access: 'real',
  requirement: 'P03',
  summary: 'Ways to deposit with limits, fees and times',
  value: Type.Object({
    currency: Type.String({ description: 'Code of the currency, e.g. USD' }),
    decimals: Type.Integer({ minimum: 0, maximum: 8, description: 'Decimals of the currency' }),
    list: Type.Array(DepositMethodSchema),
  }),
})

export interface StartDepositInput {
  methodId: string
  amount: string
  voucher?: string
}

/**
 * P03. Begins a deposit; what the payer does next is in its instructions, which are missing while the provider cannot be
 * reached: the same call asks again. The same key is answered with the same deposit, and so is the same deposit while one
 * is still to be paid. `validation_failed` names the field.
 */
export const startDeposit = defineOperation<StartDepositInput, Deposit>()({
  path: '/wps/payment/deposit',
  method: 'POST',
  access: 'real',
  requirement: 'P03',
  summary: 'Begin a deposit',
  idempotent: true,
  body: Type.Object({
    methodId: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' }),
    amount: Type.String({ minLength: 1, maxLength: 40, description: 'Decimal text such as 1250.50' }),
    voucher: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: 'Code of a voucher, where the method takes one' }),
    ),
  }),
  value: DepositSchema,
})

export interface DepositsInput extends Paging {
  reference?: string
  isOpen?: boolean
}

export interface Deposits extends PageInfo {
  list: Deposit[]
}

/** P03. The account’s own deposits, the newest first. */
export const deposits = defineOperation<DepositsInput, Deposits>()({
  path: '/wps/payment/deposits',
  method: 'GET',
  access: 'real',
  requirement: 'P03',
  summary: 'Deposits and how far they are',
  query: Type.Object({
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'This one alone' })),
    isOpen: Type.Optional(Type.Boolean({ description: 'Those that are still waited for, or those that are over' })),
    ...paging(10, 50),
  }),
  value: Type.Object({ list: Type.Array(DepositSchema), ...pageInfo }),
})

/** What a member is told of their money (P24). */
export const moneyNoticeKinds = [
  'depositCredited',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalRejected',
  'rewardIssued',
  'subscriptionShort',
  'subscriptionDone',
  'subscriptionExpired',
  'subscriptionRefused',
  'subscriptionEnded',
] as const
export type MoneyNoticeKind = (typeof moneyNoticeKinds)[number]

export interface MoneyNotice {
  id: string
  kind: MoneyNoticeKind
  /** Deposit, withdrawal or application that it is about, or the lottery of a subscription. */
  reference: string
  amount: string
  at: string
}

export interface MoneyNotices {
  list: MoneyNotice[]
  /** Seconds after which it is worth asking again. */
  askAgain: number
}

const MoneyNoticeSchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<MoneyNoticeKind>(Type.Union(moneyNoticeKinds.map((kind) => Type.Literal(kind)))),
  reference: Type.String({
    description: 'Deposit, withdrawal or application that it is about, or the lottery of a subscription',
  }),
  amount: PlainAmountSchema,
  at: Type.String({ description: 'ISO 8601 instant' }),
})

/** P24. What has not been told yet, the oldest first. */
export const moneyNotices = defineOperation<undefined, MoneyNotices>()({
  path: '/wps/payment/notices',
  method: 'GET',
  access: 'real',
  requirement: 'P24',
  summary: 'News of deposits, withdrawals, rewards and subscriptions',
  value: Type.Object({
    list: Type.Array(MoneyNoticeSchema),
    askAgain: Type.Integer({ minimum: 1, description: 'Seconds after which it is worth asking again' }),
  }),
})

export interface TakeMoneyNoticesInput {
  ids: string[]
}

export interface TakenMoneyNotices {
  ids: string[]
}

/** P24. Takes notices to tell them: of all that ask, each notice goes to one. The same key gets the same ones. */
export const takeMoneyNotices = defineOperation<TakeMoneyNoticesInput, TakenMoneyNotices>()({
  path: '/wps/payment/notices/take',
  method: 'POST',
  access: 'real',
  requirement: 'P24',
  summary: 'Take news to tell them once',
  idempotent: true,
  body: Type.Object({
    ids: Type.Array(Type.String({ pattern: '^[1-9]\\d{0,17}$' }), { minItems: 1, maxItems: 50 }),
  }),
  value: Type.Object({ ids: Type.Array(Type.String(), { description: 'Those that are to be told here' }) }),
})
