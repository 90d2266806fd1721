import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'

/** Everything that changed the balance in a time: the six amounts sum to the change. */
export interface StatementAmounts<Money> {
  depositAmount: Money
  withdrawalAmount: Money
  stakeAmount: Money
  winAmount: Money
  netAmount: Money
  otherAmount: Money
}

export interface StatementTotals<Money> extends StatementAmounts<Money> {
  betCount: number
  playSeconds: number
}

export interface StatementMonth<Money> extends StatementTotals<Money> {
  startDate: string
  endDate: string
  closingBalance: Money
}

export interface ActivityStatementInput {
  endMonth?: string
  timeZone?: string
}

export interface WireActivityStatement {
  issuedAt: string
  openingBalance: Amount
  closingBalance: Amount
  months: StatementMonth<Amount>[]
  totals: StatementTotals<Amount>
}

export interface ActivityStatement {
  issuedAt: string
  openingBalance: number
  closingBalance: number
  months: StatementMonth<number>[]
  totals: StatementTotals<number>
}

const sums = {
  depositAmount: AmountSchema,
  withdrawalAmount: AmountSchema,
  stakeAmount: AmountSchema,
  winAmount: AmountSchema,
  netAmount: AmountSchema,
  otherAmount: AmountSchema,
}
const time = {
  betCount: Type.Integer({ minimum: 0, description: 'Bets placed, those given back included' }),
  playSeconds: Type.Integer({
    minimum: 0,
    description: 'Time at play: from entry to entry of play, pauses of more than fifteen minutes left out',
  }),
}

/**
 * QR23. Twelve months of the signed-in account, the oldest first, by the time the money moved: every number is the sum of
 * entries of the ledger, and each balance is the one before it and the month's deposits, withdrawals, net and other.
 */
export const activityStatement = defineOperation<ActivityStatementInput, WireActivityStatement, ActivityStatement>()(
  {
    path: '/wps/relay/MCSFE_getActivityStatement',
    method: 'GET',
    access: 'real',
    requirement: 'QR23',
    summary: 'Statement of twelve months',
    query: Type.Object({
      endMonth: Type.Optional(
        Type.String({
          pattern: '^(19[7-9]|[2-8]\\d\\d)\\d-(0[1-9]|1[0-2])$',
          description: 'yyyy-MM of the last month; the one it is when left out',
        }),
      ),
      timeZone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA name; UTC when left out' })),
    }),
    value: Type.Object({
      issuedAt: Type.String({ description: 'ISO 8601 instant' }),
      openingBalance: AmountSchema,
      closingBalance: AmountSchema,
      months: Type.Array(
        Type.Object({
          startDate: Type.String({ description: 'First day, yyyy-MM-dd' }),
          endDate: Type.String({ description: 'Last day; today in the month it is' }),
          closingBalance: AmountSchema,
          ...sums,
          ...time,
        }),
      ),
      totals: Type.Object({ ...sums, ...time }),
    }),
  },
  ({ issuedAt, openingBalance, closingBalance, months, totals }, decimals) => ({
    issuedAt,
    openingBalance: toMinor(openingBalance, decimals),
    closingBalance: toMinor(closingBalance, decimals),
    months: months.map((month) => ({
      ...month,
      ...minorAmounts(month, decimals),
      closingBalance: toMinor(month.closingBalance, decimals),
    })),
    totals: { ...totals, ...minorAmounts(totals, decimals) },
  }),
)

function minorAmounts(row: StatementAmounts<Amount>, decimals: number): StatementAmounts<number> {
  return {
    depositAmount: toMinor(row.depositAmount, decimals),
    withdrawalAmount: toMinor(row.withdrawalAmount, decimals),
    stakeAmount: toMinor(row.stakeAmount, decimals),
    winAmount: toMinor(row.winAmount, decimals),
    netAmount: toMinor(row.netAmount, decimals),
    otherAmount: toMinor(row.otherAmount, decimals),
  }
}
