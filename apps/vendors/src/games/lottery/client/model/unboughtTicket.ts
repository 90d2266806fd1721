import type { DrawForm } from '@foyer/rules'
import { readParts, unplacedBet } from '../../../../client/api/gameStore.ts'
import { countOf, type LotteryShown } from './lotteryShown.ts'
import { linesOf, type Owner } from './savedLines.ts'

type UnboughtTicket = Pick<LotteryShown, 'lines' | 'price' | 'count' | 'meantFor'>

const keyOf = ({ player, gameId }: Owner): string => `${player}:${gameId}`

/** Keeps a ticket in the making for this tab: a deposit on the way to it leads to another page and back. */
export function keepTicket(owner: Owner, { view, lines, price, count, meantFor, isBuying }: LotteryShown): void {
  // Nothing stands on it before the lottery is known.
  if (view === undefined) return
  // What a reload cuts short may have been bought, and is not offered again.
  if (lines.length === 0 || isBuying) unplacedBet.forget(keyOf(owner))
  else unplacedBet.keep(keyOf(owner), JSON.stringify({ lines, price, count, meantFor }))
}

/** What of the kept ticket is one of this lottery. */
export function loadTicket(owner: Owner, form: DrawForm): Partial<UnboughtTicket> {
  const { lines, price, count, meantFor } = readParts(unplacedBet, keyOf(owner))
  const own = linesOf(lines, form)
  if (own.length === 0) return {}
  return {
    lines: own,
    ...(typeof price === 'string' && { price }),
    ...(/^(\d+|each\d*)$/.test(String(count)) && { count: countOf(String(count)) }),
    ...(typeof meantFor === 'string' && { meantFor }),
  }
}
