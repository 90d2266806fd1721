import { findSpot, payouts, type Spot } from './spots.ts'

/** Chips on one spot, minor units. */
export interface SpotBet {
  readonly spot: string
  readonly amount: number
}

/** What a winning bet brings back, the chip included. */
export const returnOf = ({ kind }: Spot, amount: number): number => amount * (payouts[kind] + 1)

/** What bets bring back when the ball lies in a number. Zero takes every bet that does not cover it, even chances whole. */
export function winOf(bets: readonly SpotBet[], number: number): number {
  return bets.reduce((sum, { spot: id, amount }) => {
    const spot = findSpot(id)
    return spot?.numbers.includes(number) ? sum + returnOf(spot, amount) : sum
  }, 0)
}

export const stakeOf = (bets: readonly SpotBet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0)

/** Bets with those on one spot added up, in the order the spots were first used. */
export function gather(bets: readonly SpotBet[]): SpotBet[] {
  const sums = new Map<string, number>()
  for (const { spot, amount } of bets) sums.set(spot, (sums.get(spot) ?? 0) + amount)
  return [...sums].map(([spot, amount]) => ({ spot, amount }))
}
