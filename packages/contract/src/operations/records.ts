import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import {
  type GameType,
  inputToWire,
  rowFromWire,
  type TypedOnWire,
  wireTypeFields,
  wireTypeFilter,
} from '../schemas/gameType.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import { recordDays } from '../schemas/recordDays.ts'
import { type VoidReason, VoidReasonSchema } from '../schemas/voidReason.ts'

/** `WON` brought more than its bet, `RETURNED` something but no more than its bet; a `CANCELLED` bet is void and was given back. */
export type BetStatus = 'OPEN' | 'WON' | 'RETURNED' | 'LOST' | 'CANCELLED'

const BetStatusSchema = Type.Union([
  Type.Literal('OPEN'),
  Type.Literal('WON'),
  Type.Literal('RETURNED'),
  Type.Literal('LOST'),
  Type.Literal('CANCELLED'),
])

/** Stake, return and the difference; `Money` is text on the wire, minor units in the portal. */
export interface BetAmounts<Money> {
  betAmount: Money
  winAmount: Money
  netAmount: Money
}

export interface BetRecord<Money> extends BetAmounts<Money> {
  betId: string
  betTime: string
  settleTime?: string
  gameName: string
  vassalage: string
  displayName: string
  gameType: GameType
  status: BetStatus
  /** Why a `CANCELLED` bet is void, where its vendor said so. */
  voidReason?: VoidReason
  /** Whether its round can be seen again; absent means no. */
  canReplay?: boolean
}

/** Bets that stand in no total: how many of a status, and their stakes. */
export interface UnsettledBets<Money> {
  status: 'OPEN' | 'CANCELLED'
  count: number
  betAmount: Money
}

export interface DayTotal<Money> {
  date: string
  netAmount: Money
}

const BetRecordSchema = Type.Object({
  betId: Type.String({ description: "The vendor's round reference, unique per vendor" }),
  betTime: Type.String({ description: 'ISO 8601 instant' }),
  settleTime: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
  gameName: Type.String(),
  vassalage: Type.String(),
  displayName: Type.String({ description: 'Provider name' }),
  ...wireTypeFields,
  betAmount: AmountSchema,
  winAmount: AmountSchema,
  netAmount: AmountSchema,
  status: BetStatusSchema,
  voidReason: Type.Optional(VoidReasonSchema),
  canReplay: Type.Optional(Type.Boolean({ description: 'Whether its round can be seen again: roundReplay' })),
})

const totals = Type.Object({ betAmount: AmountSchema, winAmount: AmountSchema, netAmount: AmountSchema })

export interface BetHistoryInput extends Paging {
  startDate: string
  endDate: string
  timeZone?: string
  gameType?: GameType
  vassalage?: string
  status?: BetStatus
  betId?: string
}

export interface WireBetHistory extends PageInfo {
  list: TypedOnWire<BetRecord<Amount>>[]
  totals: BetAmounts<Amount>
  unsettled?: UnsettledBets<Amount>[]
  dayTotals: DayTotal<Amount>[]
}

export interface BetHistory extends PageInfo {
  bets: BetRecord<number>[]
  totals: BetAmounts<number>
  /** Empty where the server does not say. */
  unsettled: UnsettledBets<number>[]
  dayTotals: DayTotal<number>[]
}

/**
 * P06. Bets of the signed-in account between two days, both included, newest first.
 * `dayTotals` covers every day with a settled bet; totals cover the whole filter, not the page. Open and cancelled bets
 * have a net of zero and are in no total; `unsettled` says how many there are, and their stakes.
 */
export const betHistory = defineOperation<BetHistoryInput, WireBetHistory, BetHistory, TypedOnWire<BetHistoryInput>>()(
  {
    path: '/wps/relay/MCSFE_getBetHistory',
    method: 'GET',
    access: 'real',
    requirement: 'P06',
    summary: 'Bet records with totals',
    query: Type.Object({
      ...recordDays,
      ...wireTypeFilter,
      vassalage: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      status: Type.Optional(BetStatusSchema),
      betId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Part of a bet reference' })),
      ...paging(20, 500),
    }),
    value: Type.Object({
      list: Type.Array(BetRecordSchema),
      totals,
      unsettled: Type.Optional(
        Type.Array(
          Type.Object({
            status: Type.Union([Type.Literal('OPEN'), Type.Literal('CANCELLED')]),
            count: Type.Integer({ minimum: 1 }),
            betAmount: AmountSchema,
          }),
        ),
      ),
      dayTotals: Type.Array(Type.Object({ date: Type.String(), netAmount: AmountSchema })),
      ...pageInfo,
    }),
  },
  ({ list, totals: sums, unsettled = [], dayTotals, ...page }, decimals) => ({
    ...page,
    bets: list.map((row) => ({ ...rowFromWire(row), ...minorAmounts(row, decimals) })),
    totals: minorAmounts(sums, decimals),
    unsettled: unsettled.map((bets) => ({ ...bets, betAmount: toMinor(bets.betAmount, decimals) })),
    dayTotals: dayTotals.map((day) => ({ date: day.date, netAmount: toMinor(day.netAmount, decimals) })),
  }),
  inputToWire,
)

function minorAmounts(row: BetAmounts<Amount>, decimals: number): BetAmounts<number> {
  const { betAmount, winAmount, netAmount } = row
  return {
    betAmount: toMinor(betAmount, decimals),
    winAmount: toMinor(winAmount, decimals),
    netAmount: toMinor(netAmount, decimals),
  }
}
