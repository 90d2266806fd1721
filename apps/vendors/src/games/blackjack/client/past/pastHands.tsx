import '../styles/past.css'
import { sayLabel } from '@foyer/ui/labels'
import type { Card } from '../../../../cards/card.ts'
import { PlayingCard } from '../../../../cards/client/PlayingCard.tsx'
import type { OpenPast, PastResult } from '../../../../client/past/past.ts'
import { tableColours } from '../../../../client/table/feltPalettes.ts'
import { resultOf } from '../../engine/deal.ts'
import { isNatural } from '../../engine/hand.ts'
import type { BlackjackBet, BlackjackOutcome } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { sayTotal } from '../table/handTotal.ts'

// A table stores what a stake was laid on and every card of the round, and nothing else is paid.
const stakeOf = ({ result }: PastResult) => ({
  // Of this kind's stakes.
  what: result.what as BlackjackBet,
  // The same holds here.
  outcome: result.outcome as BlackjackOutcome,
})

/** Shows rounds of blackjack: the hands of the player's seat and the dealer's. */
export const past: OpenPast = (gameId) => ({ palette: tableColours(gameId), Outcome, Brief, Decided })

function Brief(props: PastResult) {
  const words = useBlackjackWords()
  const { what, outcome } = stakeOf(props)
  const hand = handsOf(outcome, what)[what.hand]
  return (
    <span className="past-brief">
      {words.kinds[what.kind]}
      {hand && `: ${sayTotal(words, hand.cards, hand.state)}`}
    </span>
  )
}

function Outcome(props: PastResult) {
  const words = useBlackjackWords()
  const { what, outcome } = stakeOf(props)
  const { dealer } = outcome
  return (
    <div className="past-hands">
      <p>{words.kinds[what.kind]}</p>
      {[...handsOf(outcome, what).entries()].map(([index, hand]) => (
        <PastHand
          // Hands of a stored round stay where they are.
          key={index}
          cards={hand.cards}
          told={`${sayTotal(words, hand.cards, hand.state)} · ${words.results[resultOf(hand, dealer)]}`}
        />
      ))}
      <PastHand
        cards={dealer}
        told={`${words.dealer} ${sayTotal(words, dealer, isNatural(dealer) ? 'blackjack' : undefined)}`}
      />
    </div>
  )
}

/** The shoe was shuffled for many rounds: its order decided this one. */
function Decided(props: PastResult) {
  const words = useBlackjackWords()
  const { shoe, from, count } = stakeOf(props).outcome
  return <p>{sayLabel(words, 'decidedBy', { shoe, first: from + 1, last: from + count })}</p>
}

const handsOf = ({ places }: BlackjackOutcome, { seat: own }: BlackjackBet) =>
  places.find(({ seat }) => seat === own)?.hands ?? []

function PastHand({ cards, told }: { readonly cards: readonly Card[]; readonly told: string }) {
  return (
    <p className="past-hand">
      {[...cards.entries()].map(([place, card]) => (
        // Cards of a stored round stay where they are.
        <PlayingCard key={place} card={card} />
      ))}
      <span>{told}</span>
    </p>
  )
}
