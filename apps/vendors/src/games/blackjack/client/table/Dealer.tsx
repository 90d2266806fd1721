import { sayLabel } from '@foyer/ui/labels'
import type { CSSProperties } from 'react'
import type { TableView } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { Cards } from './Cards.tsx'
import { sayTotal, totalBadge } from './handTotal.ts'

/** The dealer's cards with their total. */
export function Dealer({ table: { dealer, hasHole } }: { readonly table: TableView }) {
  const words = useBlackjackWords()
  const label = dealer.length > 0 ? `${words.dealer}, ${sayTotal(words, dealer)}` : words.dealer
  return (
    <section className="dealer" aria-label={label}>
      {dealer.length > 0 ? (
        <>
          <Cards cards={dealer} hasHole={hasHole} />
          <span className="hand-total" aria-hidden="true">
            {totalBadge(dealer, false)}
          </span>
        </>
      ) : (
        <span className="dealer-spot" aria-hidden="true" />
      )}
    </section>
  )
}

/** The shoe, as full as it is. */
export function Shoe({ shoe: { dealt, cut } }: Pick<TableView, 'shoe'>) {
  const words = useBlackjackWords()
  const left = Math.max(0, 1 - dealt / cut)
  return (
    <div className="shoe" role="img" aria-label={sayLabel(words, 'shoe', { dealt, cut })}>
      <svg viewBox="0 0 120 84" aria-hidden="true" style={{ '--left': left } as CSSProperties /* a custom property */}>
        <path className="shoe-box" d="M10 14H92L112 40V74H10Z" />
        <path className="shoe-cards" d="M18 22H86L102 44V66H18Z" />
        <path className="shoe-mouth" d="M92 14L112 40V74H98V44L84 22Z" />
      </svg>
    </div>
  )
}
