import { sayLabel } from '@foyer/ui/labels'
import type { Card } from '../../../../cards/card.ts'
import type { HandState } from '../../engine/deal.ts'
import { isBust, totalOf } from '../../engine/hand.ts'
import type { useBlackjackWords } from '../blackjackWords.ts'

type Words = ReturnType<typeof useBlackjackWords>

/** A hand's total in words: "17", "soft 17", "Bust", "Blackjack". */
export function sayTotal(words: Words, cards: readonly Card[], state?: HandState): string {
  if (state === 'blackjack') return words.totals.blackjack
  if (isBust(cards)) return words.totals.bust
  const { total, isSoft } = totalOf(cards)
  return isSoft && total < 21 ? sayLabel(words, 'soft', { total }) : String(total)
}

/** A hand's total as short as a badge: 17, 7/17 for one that an ace leaves open. */
export function totalBadge(cards: readonly Card[], isOpen: boolean): string {
  const { total, isSoft } = totalOf(cards)
  return isSoft && isOpen && total < 21 ? `${total - 10}/${total}` : String(total)
}
