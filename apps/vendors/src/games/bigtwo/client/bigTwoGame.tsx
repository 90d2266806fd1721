import { sayLabel } from '@foyer/ui/labels'
import type { Card } from '../../../cards/card.ts'
import { type CardWords, sayCard, useCardWords } from '../../../cards/cardWords.ts'
import { PlayingCard } from '../../../cards/client/PlayingCard.tsx'
import type { MatchGame } from '../../../match/client/matchGame.ts'
import { combinationOf } from '../engine/combination.ts'
import type { BigTwoMove, BigTwoTable } from '../engine/hand.ts'
import { type BigTwoLabels, useBigTwoLabels } from './bigTwoLabels.ts'
import { CardHand } from './CardHand.tsx'
import { Pile } from './Pile.tsx'
import { ShortCards } from './ShortCards.tsx'

function Count({ count }: { readonly count: number }) {
  const labels = useBigTwoLabels()
  return (
    <span className="plate-count" role="img" aria-label={sayLabel(labels, 'holds', { count }, labels.language)}>
      <svg className="card-back" viewBox="0 0 12 17" aria-hidden="true">
        <rect x="0.8" y="0.8" width="10.4" height="15.4" rx="1.6" />
      </svg>
      {count}
    </span>
  )
}

function Rest({ held }: { readonly held: readonly Card[] }) {
  const labels = useBigTwoLabels()
  if (held.length === 0) return labels.none
  return (
    <span className="card-rest">
      {held.map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </span>
  )
}

const fan: readonly Card[] = ['Td', 'Jc', 'Qh', 'Ks', '2s']

const Emblem = () => (
  <div className="card-fan" aria-hidden="true">
    {fan.map((card) => (
      <PlayingCard key={card} card={card} isSilent />
    ))}
  </div>
)

const sayCards = (words: CardWords, cards: readonly Card[]): string =>
  cards.map((card) => sayCard(words, card)).join(', ')

const nameOf = ({ kinds }: BigTwoLabels, cards: readonly Card[]): string =>
  kinds[combinationOf(cards)?.kind ?? 'single']

export const bigTwoGame: MatchGame<BigTwoTable, Card, BigTwoMove> = {
  Middle: Pile,
  Hand: CardHand,
  Rest,
  Count,
  countOf: ({ counts }, seat) => counts[seat] ?? 0,
  lastOf: ({ last }, seat) => last[seat] ?? null,
  useSayMove: () => {
    const labels = useBigTwoLabels()
    const words = useCardWords()
    return (move) => {
      if (move.kind === 'pass') return labels.saidPass
      return sayLabel(labels, 'laid', { kind: nameOf(labels, move.cards), cards: sayCards(words, move.cards) })
    }
  },
  useShowMove: () => {
    const labels = useBigTwoLabels()
    const words = useCardWords()
    return (move) => {
      if (move.kind === 'pass') return labels.saidPass
      const label = `${nameOf(labels, move.cards)}: ${sayCards(words, move.cards)}`
      return <ShortCards cards={move.cards} label={label} />
    }
  },
  Emblem,
}
