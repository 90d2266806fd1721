import { payoutOf } from '../engine/bets.ts'
import type { BookLimits } from '../engine/limits.ts'
import type { PricedMarket } from '../engine/prices.ts'
import type { BetAnswer, BetLeg, BetOrder, LegOrder } from '../wire.ts'
import type { BookEvent } from './eventStore.ts'

type Refused = Extract<BetAnswer, { state: 'refused' }>

interface OrderGround {
  readonly limits: BookLimits
  /** The event with its odds of this moment, if it can be bet on. */
  readonly openEvent: (
    id: string,
  ) => { readonly event: BookEvent; readonly markets: readonly PricedMarket[] } | undefined
  /** What open bets lean on an event: this player's stakes, and what all may pay. */
  readonly onEvent: (event: string) => { readonly staked: number; readonly payout: number }
}

/** A bet as it would be placed, at the odds that hold now; or why it may not be. */
export function checkOrder(
  { stake, accept, legs }: BetOrder,
  { limits, openEvent, onEvent }: OrderGround,
): Refused | { readonly state: 'fits'; readonly legs: readonly BetLeg[]; readonly payout: number } {
  const events = legs.map(({ event }) => event)
  const again = events.filter((event, index) => events.indexOf(event) < index)
  if (again.length > 0) return { state: 'refused', code: 'same_event', events: [...new Set(again)] }
  const current = legs.map((leg) => currentLeg(leg, openEvent))
  const closed = events.filter((_, index) => current[index] === undefined)
  if (closed.length > 0) return { state: 'refused', code: 'market_closed', events: closed }
  const now = current.filter((leg) => leg !== undefined)
  const isAgreed = (asked: number, odds: number): boolean =>
    odds === asked || accept === 'any' || (accept === 'better' && odds > asked)
  const changed = now.filter(({ odds }, index) => !isAgreed(legs[index]?.odds ?? 0, odds))
  if (changed.length > 0)
    return {
      state: 'refused',
      code: 'odds_changed',
      events: changed.map(({ event }) => event),
      legs: changed.map(({ event, market, selection, odds }) => ({ event, market, selection, odds })),
    }
  if (stake < limits.least) return { state: 'refused', code: 'below_limit', amount: limits.least }
  const payout = payoutOf(stake, now)
  const full = (test: (event: string) => boolean): string[] => events.filter(test)
  const overStake = full((event) => onEvent(event).staked + stake > limits.most)
  if (overStake.length > 0) return { state: 'refused', code: 'stake_limit', amount: limits.most, events: overStake }
  if (payout > limits.payout) return { state: 'refused', code: 'payout_limit', amount: limits.payout }
  const overEvent = full((event) => onEvent(event).payout + payout > limits.event)
  if (overEvent.length > 0) return { state: 'refused', code: 'event_limit', events: overEvent }
  return { state: 'fits', legs: now, payout }
}

function currentLeg(
  { event: id, market, selection }: LegOrder,
  openEvent: OrderGround['openEvent'],
): BetLeg | undefined {
  const found = openEvent(id)
  const odds = found?.markets.find((one) => one.id === market)?.selections.find((one) => one.id === selection)?.odds
  if (found === undefined || odds === undefined) return undefined
  const { sport, sides, start } = found.event.fixture
  return { event: id, market, selection, odds, sport, sides, start }
}
