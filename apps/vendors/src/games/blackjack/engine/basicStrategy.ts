import { type Card, rankOf } from '../../../cards/card.ts'
import type { Move } from './deal.ts'
import { pointsOf, totalOf } from './hand.ts'

/** Dealer's open cards, an ace as 11: against which a hand does what the table's name says. */
const against = (from: number, to: number, ...more: readonly number[]): ReadonlySet<number> =>
  new Set([...Array.from({ length: to - from + 1 }, (_, index) => from + index), ...more])

const splitPairs: Readonly<Record<number, ReadonlySet<number>>> = {
  1: against(2, 11),
  2: against(2, 7),
  3: against(2, 7),
  4: against(5, 6),
  6: against(2, 6),
  7: against(2, 7),
  8: against(2, 11),
  9: against(2, 6, 8, 9),
}
const doubleHard: Readonly<Record<number, ReadonlySet<number>>> = {
  9: against(3, 6),
  10: against(2, 9),
  11: against(2, 10),
}
const doubleSoft: Readonly<Record<number, ReadonlySet<number>>> = {
  13: against(5, 6),
  14: against(5, 6),
  15: against(4, 6),
  16: against(4, 6),
  17: against(3, 6),
  18: against(3, 6),
}
const standHard: Readonly<Record<number, ReadonlySet<number>>> = {
  12: against(4, 6),
  13: against(2, 6),
  14: against(2, 6),
  15: against(2, 6),
  16: against(2, 6),
}

/** The best move by what one's own cards and the dealer's open card say alone, for the rules of this house. Never insurance. */
export function basicStrategy(cards: readonly Card[], open: Card, moves: readonly Move[]): Move {
  const up = rankOf(open) === 'A' ? 11 : pointsOf(rankOf(open))
  const { total, isSoft } = totalOf(cards)
  const [first] = cards
  if (moves.includes('split') && first !== undefined && splitPairs[pointsOf(rankOf(first))]?.has(up)) return 'split'
  if (moves.includes('double') && (isSoft ? doubleSoft : doubleHard)[total]?.has(up)) return 'double'
  const stands = isSoft ? total >= 19 || (total === 18 && up <= 8) : total >= 17 || standHard[total]?.has(up) === true
  return stands ? 'stand' : 'hit'
}
