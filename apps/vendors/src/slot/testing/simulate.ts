import type { Volatility } from '@foyer/rules'
import type { Draw, SlotResult } from '../engine/result.ts'

/** Draws that follow from a seed (mulberry32), mapped by rejection: the same rounds in every run. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (count) => {
    const whole = 2 ** 32 - (2 ** 32 % count)
    let drawn = next()
    while (drawn >= whole) drawn = next()
    return drawn % count
  }
}

export interface Simulation {
  /** Paid in stakes a round. */
  readonly mean: number
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number
  /** Half the width of the mean's 99.9 per cent interval. */
  readonly margin: number
}

export function simulate(
  playRound: (stake: number, draw: Draw) => Pick<SlotResult, 'win'>,
  rounds: number,
  seed = 1,
): Simulation {
  const stake = 100
  const draw = seededDraw(seed)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const paid = playRound(stake, draw).win / stake
    sum += paid
    squares += paid * paid
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean)
  return { mean, deviation, margin: (3.29 * deviation) / Math.sqrt(rounds) }
}

/** The class of a standard deviation, as `Volatility` says it. */
export const volatilityOf = (deviation: number): Volatility =>
  deviation < 3 ? 'low' : deviation < 5 ? 'medium' : 'high'
