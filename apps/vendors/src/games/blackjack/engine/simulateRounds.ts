import type { Draw } from '../../../frame/random/draw.ts'
import { basicStrategy } from './basicStrategy.ts'
import {
  type Deal,
  dealerHasBlackjack,
  dealNext,
  emptyDeal,
  movesOf,
  play,
  playDealer,
  resultOf,
  turnOf,
} from './deal.ts'
import { pays } from './houseRules.ts'
import { type Shoe, shuffleShoe } from './shoe.ts'

/** Rounds at one seat by basic strategy, from shoes played down to their cut card. */
export function simulateRounds(draw: Draw): () => { readonly staked: number; readonly paid: number } {
  let shoe: Shoe | undefined
  return () => {
    if (shoe === undefined || shoe.isOver()) shoe = shuffleShoe(draw)
    const { take } = shoe
    const deal = playRound(take)
    const hands = deal.places.flatMap((place) => place.hands)
    const stakeOf = (isDoubled = false): number => (isDoubled ? 2 : 1)
    return {
      staked: hands.reduce((sum, { isDoubled }) => sum + stakeOf(isDoubled), 0),
      paid: hands.reduce((sum, hand) => sum + stakeOf(hand.isDoubled) * pays[resultOf(hand, deal.dealer)], 0),
    }
  }
}

function playRound(take: Shoe['take']): Deal {
  let deal = emptyDeal([1])
  for (let next = dealNext(deal, take); next !== undefined; next = dealNext(deal, take)) deal = next
  if (dealerHasBlackjack(deal)) return deal
  const [open] = deal.dealer
  for (let turn = turnOf(deal); turn !== undefined && open !== undefined; turn = turnOf(deal)) {
    const cards = deal.places[0]?.hands[turn.hand]?.cards ?? []
    deal = play(deal, turn, basicStrategy(cards, open, movesOf(deal, turn)), take)
  }
  return playDealer(deal, take)
}
