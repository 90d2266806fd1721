import { type Market, winnerOf } from './markets.ts'
import type { Model, Score } from './models.ts'

export const mostLegs = 8

/** How a leg ended. `void`: its event did not take place. */
export type LegResult = 'open' | 'won' | 'lost' | 'void'

interface OddsLeg {
  /** Hundredths, as they were agreed. */
  readonly odds: number
}

/** What a bet pays if these legs win: the stake times all their odds, rounded down to the minor unit. */
export function payoutOf(stake: number, legs: readonly OddsLeg[]): number {
  const product = legs.reduce((total, { odds }) => total * BigInt(odds), BigInt(stake))
  return Number(product / 100n ** BigInt(legs.length))
}

/** The odds of all legs together in hundredths: of two exactly, of more rounded down to the fourth decimal of the odds. */
export function totalOdds(legs: readonly OddsLeg[]): number {
  return payoutOf(10_000, legs) / 100
}

/** The same of a bet as far as it is decided: void legs count as odds of 1, unless nothing else is left of it. */
export function oddsLeft(legs: readonly (OddsLeg & { readonly result: LegResult })[]): number {
  const left = legs.filter(({ result }) => result !== 'void')
  return totalOdds(left.length > 0 ? left : legs)
}

export const legResult = (market: Market, model: Model, selection: string, score: Score): LegResult =>
  winnerOf(market, model, score) === selection ? 'won' : 'lost'

/**
 * What a bet brings; `undefined` while it is open. One lost leg decides it. Void legs count as odds of 1; where all are void, the
 * bet is void and its stake goes back.
 */
export function settleBet(
  stake: number,
  legs: readonly (OddsLeg & { readonly result: LegResult })[],
): { readonly state: 'won' | 'lost' | 'void'; readonly win: number } | undefined {
  if (legs.some(({ result }) => result === 'lost')) return { state: 'lost', win: 0 }
  if (legs.some(({ result }) => result === 'open')) return undefined
  const won = legs.filter(({ result }) => result === 'won')
  return won.length === 0 ? { state: 'void', win: stake } : { state: 'won', win: payoutOf(stake, won) }
}
