import { sayLabel } from '@foyer/ui/labels'
import { sayCard, useCardWords } from '../../../../cards/cardWords.ts'
import { useMoney } from '../../../../client/components/money.ts'
import { useBalanceText } from '../../../../client/components/useBalanceText.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { laidOf, type TableState } from '../model/tableState.ts'
import { sayTotal } from './handTotal.ts'

/** Says what happens to those who do not see it: the bet, one's turn, one's hand, how the round ended. */
export function TableAnnouncer({ state }: { readonly state: TableState }) {
  return (
    <output className="unseen" aria-live="polite">
      {useAnnouncement(state)}
    </output>
  )
}

function useAnnouncement(state: TableState): string {
  const words = useBlackjackWords()
  const cards = useCardWords()
  const { full } = useMoney()
  const shownBalance = useBalanceText()
  const { table, own } = state
  if (table === undefined || own === undefined) return ''
  const place = table.places.find(({ seat }) => seat === own.seat)
  const [open] = table.dealer
  switch (table.phase) {
    case 'betting': {
      const total = laidOf(state)
      return total > 0 ? sayLabel(words, 'announceBet', { total: full(total) }) : ''
    }
    case 'insurance':
      return own.insurance === undefined ? '' : sayLabel(words, 'announceInsurance', { amount: full(own.insurance) })
    case 'acting': {
      const hand = table.turn?.seat === own.seat ? place?.hands[table.turn.hand] : undefined
      if (hand === undefined || open === undefined) return ''
      return sayLabel(words, 'announceTurn', {
        total: sayTotal(words, hand.cards, hand.state),
        dealer: sayCard(cards, open),
      })
    }
    case 'dealer':
      return table.hasHole ? '' : sayLabel(words, 'announceDealer', { total: sayTotal(words, table.dealer) })
    case 'paid': {
      if (place === undefined || own.win === undefined) return ''
      const hands = place.hands.map(
        ({ cards: held, state: at, result }) => `${sayTotal(words, held, at)}: ${result ? words.results[result] : ''}`,
      )
      return sayLabel(words, 'announceResult', {
        hands: hands.join('; '),
        dealer: sayTotal(words, table.dealer),
        amount: full(own.win),
        balance: shownBalance.full(own.balance),
      })
    }
    default:
      return ''
  }
}
