import { type Card, type Rank, rankOf } from '../../../cards/card.ts'

/** What a rank counts: faces ten, an ace one here (`totalOf` counts one of them as eleven where that fits). */
export function pointsOf(rank: Rank): number {
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}

export interface Total {
  readonly total: number
  /** An ace counts as eleven. */
  readonly isSoft: boolean
}

export function totalOf(cards: readonly Card[]): Total {
  const least = cards.reduce((sum, card) => sum + pointsOf(rankOf(card)), 0)
  const isSoft = least <= 11 && cards.some((card) => rankOf(card) === 'A')
  return { total: isSoft ? least + 10 : least, isSoft }
}

/** An ace and a card that counts ten, as dealt. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > 21
