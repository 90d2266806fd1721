import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { Chip } from '../../../../client/table/Chip.tsx'
import type { HandView } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { Cards } from './Cards.tsx'
import { sayTotal, totalBadge } from './handTotal.ts'

interface HandProps {
  readonly hand: HandView
  /** Whose it is, in words. */
  readonly name: string
  readonly chips: readonly number[]
  readonly isOnTurn: boolean
}

/** One hand with its total, its bet and, in the end, what became of it. */
export function Hand({ hand, name, chips, isOnTurn }: HandProps) {
  const words = useBlackjackWords()
  const { full } = useMoney()
  const { cards, bet, state, result, isDoubled } = hand
  const told = [
    name,
    ...(cards.length > 0 ? [sayTotal(words, cards, state)] : []),
    sayLabel(words, 'bet', { amount: full(bet) }),
    ...(result ? [words.results[result]] : []),
  ]
  return (
    <div className="hand" data-turn={isOnTurn || undefined} data-result={result}>
      <span className="unseen">{told.join(', ')}</span>
      {cards.length > 0 && (
        <>
          <Cards cards={cards} isDoubled={isDoubled} />
          <span className="hand-total" data-state={state} aria-hidden="true">
            {state === 'blackjack' ? 'BJ' : totalBadge(cards, state === 'open')}
          </span>
        </>
      )}
      <span className="hand-bet">
        <Chip amount={bet} chips={chips} />
      </span>
      {result && (
        <span className="hand-result" data-result={result} aria-hidden="true">
          {state === 'bust' ? words.totals.bust : words.results[result]}
        </span>
      )}
    </div>
  )
}
