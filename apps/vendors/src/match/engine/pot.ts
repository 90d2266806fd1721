import { seatCount } from './rules.ts'

/** What the house keeps of every pot, in per cent. */
export const rakePercent = 5

/** A pot as it is shared out, minor units. */
export interface Pot {
  readonly ante: number
  readonly pot: number
  readonly rake: number
  /** What each seat gets out of it. */
  readonly shares: readonly number[]
}

/**
 * Shares a pot of four antes. Antes are multiples of five, so that the rake is whole. What cannot be divided evenly goes, a minor unit
 * each, to the winners that stand first.
 */
export function sharePot(ante: number, winners: readonly number[]): Pot {
  const pot = ante * seatCount
  const rake = (pot * rakePercent) / 100
  const each = Math.floor((pot - rake) / winners.length)
  const over = pot - rake - each * winners.length
  const shares = Array.from({ length: seatCount }, (_, seat) => {
    const place = winners.indexOf(seat)
    return place < 0 ? 0 : each + (place < over ? 1 : 0)
  })
  return { ante, pot, rake, shares }
}
