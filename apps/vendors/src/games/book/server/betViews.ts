import { settleBet } from '../engine/bets.ts'
import type { BetView } from '../wire.ts'
import type { BookStake } from './bookStakes.ts'
import type { Feed } from './createFeed.ts'
import { resultOfLeg } from './settleDue.ts'

/** A bet as its player sees it, with the results that stand. */
export function viewBet({ id, reference, at, stake, what, progress }: BookStake, find: Feed['find']): BetView {
  const isBack = progress === 'back' || progress === 'returning'
  const legs = what.legs.map((leg) => {
    const event = find(leg.event)
    const result = isBack ? 'void' : resultOfLeg(leg, event)
    return { ...leg, result, ...(event?.score === undefined ? {} : { score: event.score }) }
  })
  const ended = isBack ? ({ state: 'void', win: stake } as const) : settleBet(stake, legs)
  return { id, reference, at, stake, legs, state: ended?.state ?? 'open', payout: ended?.win ?? what.payout }
}
