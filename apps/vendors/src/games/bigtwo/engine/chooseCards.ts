import type { Card } from '../../../cards/card.ts'
import { type SeatView, seatCount } from '../../../match/engine/rules.ts'
import { cardOrder, rankPlace } from './combination.ts'
import { groupCards } from './groupCards.ts'
import type { BigTwoMove, BigTwoTable } from './hand.ts'

/** Rank of the two, the highest. */
const two = 12

/**
 * What a bot plays: many low cards when it leads, the lowest that will do when it follows, sets kept together and twos kept back until
 * somebody is about to be out. It knows its own cards and what lies open, as any player does.
 */
export function chooseCards(
  { seat, open, held }: SeatView<BigTwoTable, Card>,
  options: readonly (readonly Card[])[],
): BigTwoMove {
  const isLate = open.counts.some((count, at) => at !== seat && count <= 3)
  const nextCount = open.counts[(seat + 1) % seatCount] ?? 0
  let best: readonly Card[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const cards of options) {
    if (cards.length === held.length) return { kind: 'cards', cards }
    const cost = costOf(cards)
    if (cost < least) [best, least] = [cards, cost]
  }
  // Twos and broken sets are worth more later, unless it is late.
  const isDear = open.lead !== undefined && !isLate && least > dear
  return best === undefined || isDear ? { kind: 'pass' } : { kind: 'cards', cards: best }

  function costOf(cards: readonly Card[]): number {
    const height = cards.reduce((sum, card) => sum + cardOrder(card), 0) / cards.length
    const shed = open.lead === undefined ? cards.length * 9 : 0
    const twos = isLate ? 0 : cards.filter((card) => rankPlace(card) === two).length * 14
    // The next player has one card left: only a high single keeps it there.
    const warned = nextCount === 1 && cards.length === 1 ? -2 * height : 0
    return height - shed + twos + brokenBy(cards) * 9 + warned
  }

  /** Sets of one rank that the cards are taken out of. */
  function brokenBy(cards: readonly Card[]): number {
    return [...groupCards(cards, rankPlace)].filter(([place, taken]) => {
      const all = held.filter((card) => rankPlace(card) === place).length
      return all > taken.length
    }).length
  }
}

/** A play that costs more than this is kept for later. */
const dear = 58
