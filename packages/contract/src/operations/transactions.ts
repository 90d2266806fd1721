import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type DepositKind, DepositKindSchema } from '../schemas/deposit.ts'
import { type GameType, gameTypeFromWire, inputToWire, type TypedOnWire, wireTypeFilter } from '../schemas/gameType.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import { recordDays } from '../schemas/recordDays.ts'

/** How the money of an entry came, and what of it stayed with the house. */
export interface EntryPayment<Money> {
  kind: DepositKind
  /** What the brand calls the method. */
  label?: string
  fee: Money
}

/** One entry on the account; `Money` is text on the wire, minor units in the portal. */
export interface TransactionRecord<Money> {
  entryId: string
  time: string
  kind: string
  reference: string
  gameName?: string
  gameType?: GameType
  vassalage?: string
  displayName?: string
  payment?: EntryPayment<Money>
  amount: Money
  balanceAfter: Money
}

export interface TransactionTotals<Money> {
  inAmount: Money
  outAmount: Money
  netAmount: Money
}

export interface TransactionHistoryInput extends Paging {
  startDate: string
  endDate: string
  timeZone?: string
  kind?: string
  gameType?: GameType
  vassalage?: string
  reference?: string
}

export interface WireTransactionHistory extends PageInfo {
  list: TypedOnWire<TransactionRecord<Amount>>[]
  totals: TransactionTotals<Amount>
  dayTotals: { date: string; netAmount: Amount }[]
}

export interface TransactionHistory extends PageInfo {
  transactions: TransactionRecord<number>[]
  totals: TransactionTotals<number>
  dayTotals: { date: string; netAmount: number }[]
}

/**
 * P07. Every entry of the ledger on the signed-in account between two days, both included, the newest first. Each balance
 * follows from the one of the entry before. Totals cover the whole filter, not the page.
 */
export const transactionHistory = defineOperation<
  TransactionHistoryInput,
  WireTransactionHistory,
  TransactionHistory,
  TypedOnWire<TransactionHistoryInput>
>()(
  {
    path: '/wps/relay/MCSFE_getTransactionHistory',
    method: 'GET',
    access: 'real',
    requirement: 'P07',
    summary: 'Every entry of the account with the balance after it',
    query: Type.Object({
      ...recordDays,
      kind: Type.Optional(
        Type.String({
          pattern: '^[a-z_]{1,32}$',
          description: 'Kind of entry, or a group: stakes are bets and rollbacks, play is stakes and wins',
        }),
      ),
      ...wireTypeFilter,
      vassalage: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      reference: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 128,
          description: 'Part of a reference, or the whole number of an entry',
        }),
      ),
      ...paging(20, 500),
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          entryId: Type.String({ description: 'Number of the journal and line in it, e.g. 1042.1' }),
          time: Type.String({ description: 'ISO 8601 instant' }),
          kind: Type.String({ description: 'What moved the money; other kinds than the known ones may come' }),
          reference: Type.String({ description: 'What the entry belongs to, such as the round of a game' }),
          gameName: Type.Optional(Type.String()),
          ...wireTypeFilter,
          vassalage: Type.Optional(Type.String()),
          displayName: Type.Optional(Type.String({ description: 'Provider name' })),
          payment: Type.Optional(
            Type.Object(
              { kind: DepositKindSchema, label: Type.Optional(Type.String()), fee: AmountSchema },
              { description: 'Of a deposit how it was paid, and its fee, which is not in the amount' },
            ),
          ),
          amount: AmountSchema,
          balanceAfter: AmountSchema,
        }),
      ),
      totals: Type.Object({ inAmount: AmountSchema, outAmount: AmountSchema, netAmount: AmountSchema }),
      dayTotals: Type.Array(Type.Object({ date: Type.String(), netAmount: AmountSchema })),
      ...pageInfo,
    }),
  },
  ({ list, totals, dayTotals, ...page }, decimals) => ({
    ...page,
    transactions: list.map(({ payment, gameType, gameCategory, ...row }) => ({
      ...row,
      ...(gameType && {
        gameType: gameTypeFromWire({ gameType, ...(gameCategory && { gameCategory }) }, row.vassalage),
      }),
      ...(payment && { payment: { ...payment, fee: toMinor(payment.fee, decimals) } }),
      amount: toMinor(row.amount, decimals),
      balanceAfter: toMinor(row.balanceAfter, decimals),
    })),
    totals: {
      inAmount: toMinor(totals.inAmount, decimals),
      outAmount: toMinor(totals.outAmount, decimals),
      netAmount: toMinor(totals.netAmount, decimals),
    },
    dayTotals: dayTotals.map(({ date, netAmount }) => ({ date, netAmount: toMinor(netAmount, decimals) })),
  }),
  inputToWire,
)
