import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type GameType, inputToWire, type TypedOnWire, wireTypeFilter } from '../schemas/gameType.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import { recordDays } from '../schemas/recordDays.ts'

/** What play cost and brought: stakes less what was given back, wins, and the difference. */
export interface ProfitAmounts<Money> {
  stakeAmount: Money
  winAmount: Money
  netAmount: Money
}

export interface ProfitTotals<Money> extends ProfitAmounts<Money> {
  betCount: number
  /** Rounds of vendors’ own wallets are among them, which have no entries in the ledger; the bet record has all. */
  ownWallet?: boolean
}

export interface ProfitRow<Money> extends ProfitTotals<Money> {
  key: string
  name?: string
}

export type ProfitGroup = 'DAY' | 'CATEGORY' | 'VENDOR'

export interface PersonalProfitInput extends Paging {
  startDate: string
  endDate: string
  timeZone?: string
  groupBy?: ProfitGroup
  gameType?: GameType
  vassalage?: string
}

export interface WirePersonalProfit extends PageInfo {
  list: ProfitRow<Amount>[]
  totals: ProfitTotals<Amount>
  plot: { key: string; name?: string; netAmount: Amount }[]
}

export interface PersonalProfit extends PageInfo {
  rows: ProfitRow<number>[]
  totals: ProfitTotals<number>
  plot: { key: string; name?: string; netAmount: number }[]
}

const amounts = { stakeAmount: AmountSchema, winAmount: AmountSchema, netAmount: AmountSchema }
const betCount = Type.Integer({ minimum: 0, description: 'Bets placed, those given back included' })
const ownWallet = Type.Optional(
  Type.Boolean({ description: 'Holds rounds of vendors’ own wallets, which have no entries in the ledger' }),
)
const name = Type.Optional(Type.String({ description: 'Provider name' }))

/**
 * P08. What play cost and brought the signed-in account between two days, both included, by the time the money moved: every
 * number is the sum of entries of the ledger and of rounds of vendors’ own wallets. Days come newest first, categories and vendors by what was staked.
 */
export const personalProfit = defineOperation<
  PersonalProfitInput,
  WirePersonalProfit,
  PersonalProfit,
  TypedOnWire<PersonalProfitInput>
>()(
  {
    path: '/wps/relay/MCSFE_getPersonalProfit',
    method: 'GET',
    access: 'real',
    requirement: 'P08',
    summary: 'Profit and loss by day, category or vendor',
    query: Type.Object({
      ...recordDays,
      groupBy: Type.Optional(
        Type.Union([Type.Literal('DAY'), Type.Literal('CATEGORY'), Type.Literal('VENDOR')], { default: 'DAY' }),
      ),
      ...wireTypeFilter,
      vassalage: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      ...paging(31, 500),
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          key: Type.String({ description: 'Day, category or vendor code; empty for play that belongs to none' }),
          name,
          betCount,
          ...amounts,
          ownWallet,
        }),
      ),
      totals: Type.Object({ ...amounts, betCount, ownWallet }),
      plot: Type.Array(Type.Object({ key: Type.String(), name, netAmount: AmountSchema }), {
        description: 'Every day that has any, in order; or the groups, at most twelve',
      }),
      ...pageInfo,
    }),
  },
  ({ list, totals, plot, ...page }, decimals) => ({
    ...page,
    rows: list.map((row) => ({ ...row, ...minorAmounts(row, decimals) })),
    totals: { ...totals, ...minorAmounts(totals, decimals) },
    plot: plot.map((point) => ({ ...point, netAmount: toMinor(point.netAmount, decimals) })),
  }),
  inputToWire,
)

function minorAmounts(row: ProfitAmounts<Amount>, decimals: number): ProfitAmounts<number> {
  return {
    stakeAmount: toMinor(row.stakeAmount, decimals),
    winAmount: toMinor(row.winAmount, decimals),
    netAmount: toMinor(row.netAmount, decimals),
  }
}
