import type { Operations, ValueOf, VendorCategory } from '@foyer/contract'
import type { HistoryBet, HistoryChoices, HistoryData, HistoryFilter } from '@foyer/ui/centre/PersonalHistory'
import { fillDays } from './fillDays.ts'

export type BetHistory = ValueOf<Operations['betHistory']>
export type Bet = BetHistory['bets'][number]
type NameOf = (gameType: Bet['gameType']) => string

const betOf = (bet: Bet, nameOf: NameOf): HistoryBet => ({
  id: bet.betId,
  time: bet.betTime,
  gameName: bet.gameName,
  providerName: bet.displayName,
  categoryName: nameOf(bet.gameType),
  status: bet.status,
  bet: bet.betAmount,
  win: bet.winAmount,
  net: bet.netAmount,
})

/** An answer as the kit's page takes it. */
export function historyData(answer: BetHistory, page: number, filter: HistoryFilter, nameOf: NameOf): HistoryData {
  const { betAmount, winAmount, netAmount } = answer.totals
  const days = answer.dayTotals.map(({ date, netAmount: net }) => ({ date, net }))
  return {
    bets: answer.bets.map((bet) => betOf(bet, nameOf)),
    totals: { bet: betAmount, win: winAmount, net: netAmount },
    days: fillDays(days, filter.from, filter.to),
    page,
    pageCount: answer.totalPages,
    betCount: answer.totalCount,
  }
}

/** Categories and providers to choose from; providers of the chosen category, each once, by name. */
export function historyChoices(
  categories: readonly VendorCategory[],
  category: string,
  nameOf: NameOf,
  language: string,
): HistoryChoices {
  const offered = categories.filter(({ gameCategory }) => category === '' || gameCategory === category)
  const names = new Map(
    offered.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.vassalage, vendor.displayName])),
  )
  return {
    categories: categories.map(({ gameCategory }) => ({ value: gameCategory, label: nameOf(gameCategory) })),
    providers: [...names]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  }
}
