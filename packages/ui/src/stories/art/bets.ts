import type { HistoryBet, HistoryData, HistoryDay } from '../../centre/PersonalHistory/index.ts'

const games = [
  ['Prism Rush', 'Northlight', 'Slots'],
  ['Reef Party', 'Paperkite', 'Fish'],
  ['Royal Sic Bo', 'Oblong', 'Live'],
  ['Sun Temple', 'Halyard', 'Slots'],
] as const
const statuses = ['LOST', 'WON', 'LOST', 'LOST', 'OPEN', 'WON', 'CANCELLED'] as const
const lastMoment = Date.UTC(2026, 10, 20, 21, 40, 12)

function storyBet(index: number): HistoryBet {
  const [gameName, providerName, categoryName] = games[index % games.length] ?? games[0]
  const status = statuses[index % statuses.length] ?? 'LOST'
  const bet = status === 'CANCELLED' ? 0 : 200 + ((index * 350) % 4800)
  const win = status === 'WON' ? Math.round(bet * (1.4 + (index % 5) * 0.6)) : 0
  const time = new Date(lastMoment - index * 947_000).toISOString()
  return {
    id: `R${884_201_377 - index * 91}`,
    time,
    gameName,
    providerName,
    categoryName,
    status,
    bet,
    win,
    net: win - bet,
  }
}

/** Thirty days of results that look like play: mostly small losses, some gains. */
export const storyDays: readonly HistoryDay[] = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  net: Math.round((Math.sin(index * 1.9) * 0.7 + Math.sin(index * 0.63) - 0.35) * 6200),
}))

/** A page of so many bets, out of many. */
export const storyHistory = (count: number, betCount = count): HistoryData => ({
  bets: Array.from({ length: count }, (_, index) => storyBet(index)),
  totals: { bet: 1_284_250, win: 1_201_900, net: -82_350 },
  days: storyDays,
  page: 1,
  pageCount: Math.ceil(betCount / Math.max(1, count)),
  betCount,
})
