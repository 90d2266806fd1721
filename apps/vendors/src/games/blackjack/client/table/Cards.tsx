import type { CSSProperties } from 'react'
import type { Card } from '../../../../cards/card.ts'
import { PlayingCard } from '../../../../cards/client/PlayingCard.tsx'

interface CardsProps {
  readonly cards: readonly Card[]
  /** A further card lies on its face. */
  readonly hasHole?: boolean
  /** The last card lies across: the hand was doubled. */
  readonly isDoubled?: boolean | undefined
}

/** Cards of a hand, each over the one before; a new one comes flying from the shoe. */
export function Cards({ cards, hasHole = false, isDoubled = false }: CardsProps) {
  const shown: readonly (Card | undefined)[] = hasHole ? [...cards, undefined] : cards
  return (
    <span className="cards" style={{ '--count': shown.length } as CSSProperties /* a custom property */}>
      {[...shown.entries()].map(([index, card]) => (
        <span
          // A card keeps its place in the hand; the hole card is turned over in it.
          key={index}
          className="dealt"
          data-across={(isDoubled && index === shown.length - 1) || undefined}
        >
          <PlayingCard {...(card === undefined ? {} : { card })} />
        </span>
      ))}
    </span>
  )
}
