import { type Card, rankOf, suitOf } from '../../../cards/card.ts'
import { SuitSign } from '../../../cards/client/SuitSign.tsx'

/** Cards in short, rank and suit; the suits are drawn, since not every system has glyphs of them. */
export function ShortCards({ cards, label }: { readonly cards: readonly Card[]; readonly label: string }) {
  return (
    <span className="short-cards" role="img" aria-label={label}>
      {cards.map((card) => (
        <span key={card}>
          {rankOf(card).replace('T', '10')}
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <SuitSign suit={suitOf(card)} x={0} y={0} size={100} />
          </svg>
        </span>
      ))}
    </span>
  )
}
