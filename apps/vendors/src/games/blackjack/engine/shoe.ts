import type { Card } from '../../../cards/card.ts'
import { shuffledDecks } from '../../../cards/shuffledDecks.ts'
import type { Draw } from '../../../frame/random/draw.ts'
import type { Take } from './deal.ts'
import { houseRules } from './houseRules.ts'

/** Cards in the order they will be dealt. */
export interface Shoe {
  readonly cards: readonly Card[]
  readonly take: Take
  /** How many were dealt. */
  readonly dealt: () => number
  /** The cut card has appeared: before the next round a new shoe is shuffled. */
  readonly isOver: () => boolean
}

export const shuffleShoe = (draw: Draw): Shoe => createShoe(shuffledDecks(houseRules.decks, draw))

export function createShoe(cards: readonly Card[]): Shoe {
  let next = 0
  return {
    cards,
    take: () => {
      const card = cards[next]
      // A round that needs more than lies behind the cut card is void.
      if (card === undefined) throw new Error('The shoe is empty')
      next += 1
      return card
    },
    dealt: () => next,
    isOver: () => next >= cards.length - houseRules.cutFromEnd,
  }
}
