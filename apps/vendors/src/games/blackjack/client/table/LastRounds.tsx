import { isNatural, totalOf } from '../../engine/hand.ts'
import type { RoundEnd } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { sayTotal } from './handTotal.ts'

/** What the dealer came to in the rounds before, newest first. */
export function LastRounds({ results }: { readonly results: readonly RoundEnd[] }) {
  const words = useBlackjackWords()
  if (results.length === 0) return <p className="quiet">{words.noRounds}</p>
  return (
    <ol className="last-rounds" aria-label={words.lastRounds}>
      {results.slice(0, 8).map(({ round, dealer }) => {
        const { total } = totalOf(dealer)
        const natural = isNatural(dealer)
        return (
          <li key={round} data-bust={total > 21 || undefined}>
            <span aria-hidden="true">{natural ? 'BJ' : total}</span>
            <span className="unseen">{sayTotal(words, dealer, natural ? 'blackjack' : undefined)}</span>
          </li>
        )
      })}
    </ol>
  )
}
