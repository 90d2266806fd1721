import type { Bet, BetHistory } from './historyData.ts'

/** Bets an export asks for at a time; the most the server gives. */
export const exportPageSize = 500

/** All bets of a filter, page after page; tells how much of them is there, from 0 to 1. */
export async function collectBets(
  loadPage: (pageNo: number) => Promise<Pick<BetHistory, 'bets' | 'totalPages'>>,
  onProgress: (done: number) => void,
): Promise<readonly Bet[]> {
  const found = new Map<string, Bet>()
  let page = 1
  let pages = 1
  do {
    const answer = await loadPage(page)
    // A bet placed meanwhile pushes the others on by one, so that one may come twice.
    for (const bet of answer.bets) found.set(`${bet.vassalage} ${bet.betId}`, bet)
    pages = answer.totalPages
    onProgress(pages === 0 ? 1 : Math.min(page / pages, 1))
    page += 1
  } while (page <= pages)
  return [...found.values()]
}
