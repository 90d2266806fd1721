import { type Card, rankOf } from '../../../cards/card.ts'
import { isBust, isNatural, pointsOf, totalOf } from './hand.ts'
import { houseRules, type pays } from './houseRules.ts'

/** `open`: may be played on. `stood`: its cards stay, of its player's will or by the rules. */
export type HandState = 'open' | 'stood' | 'bust' | 'blackjack'

export interface Hand {
  readonly cards: readonly Card[]
  readonly state: HandState
  readonly isDoubled?: true
  readonly isSplit?: true
}

/** A seat that plays the round. */
export interface Place {
  readonly seat: number
  readonly hands: readonly Hand[]
}

/** The cards of a round on the table. The dealer's second card lies on its face until the players are done. */
export interface Deal {
  readonly places: readonly Place[]
  readonly dealer: readonly Card[]
}

export interface Turn {
  readonly seat: number
  readonly hand: number
}

export type Move = 'hit' | 'stand' | 'double' | 'split'

/** Takes the next card of the shoe. */
export type Take = () => Card

export const emptyDeal = (seats: readonly number[]): Deal => ({
  places: seats.map((seat) => ({ seat, hands: [{ cards: [], state: 'open' }] })),
  dealer: [],
})

/** Deals the next of the first cards: one to each seat, one to the dealer, and again. `undefined` once all are dealt. */
export function dealNext(deal: Deal, take: Take): Deal | undefined {
  const cardsOf = ({ hands }: Place): number => hands[0]?.cards.length ?? 0
  const next = deal.places.find((place) => cardsOf(place) <= deal.dealer.length && cardsOf(place) < 2)
  if (next !== undefined) {
    const cards = [...(next.hands[0]?.cards ?? []), take()]
    return withHands(deal, next.seat, [{ cards, state: isNatural(cards) ? 'blackjack' : 'open' }])
  }
  return deal.dealer.length < 2 ? { ...deal, dealer: [...deal.dealer, take()] } : undefined
}

/** The dealer's open card is an ace, so that insurance is offered. */
export const offersInsurance = ({ dealer: [open] }: Deal): boolean => open !== undefined && rankOf(open) === 'A'

/** The dealer looks under an ace or a ten: with blackjack the round ends before anybody plays. */
export const dealerHasBlackjack = ({ dealer }: Deal): boolean => isNatural(dealer)

/** Whose turn it is, from the first seat on; `undefined` once nobody has. */
export function turnOf(deal: Deal): Turn | undefined {
  for (const { seat, hands } of deal.places) {
    const hand = hands.findIndex(({ state }) => state === 'open')
    if (hand >= 0) return { seat, hand }
  }
  return undefined
}

export const handAt = ({ places }: Deal, { seat, hand }: Turn): Hand | undefined =>
  places.find((place) => place.seat === seat)?.hands[hand]

/** What the hand on turn may do. */
export function movesOf(deal: Deal, turn: Turn): readonly Move[] {
  const hand = handAt(deal, turn)
  if (hand?.state !== 'open') return []
  const hands = deal.places.find(({ seat }) => seat === turn.seat)?.hands ?? []
  const [first, second, third] = hand.cards
  if (first === undefined || second === undefined || third !== undefined) return ['hit', 'stand']
  const isPair = pointsOf(rankOf(first)) === pointsOf(rankOf(second))
  return ['hit', 'stand', 'double', ...(isPair && hands.length < houseRules.mostHands ? (['split'] as const) : [])]
}

export function play(deal: Deal, turn: Turn, move: Move, take: Take): Deal {
  const place = deal.places.find(({ seat }) => seat === turn.seat)
  const hand = handAt(deal, turn)
  if (place === undefined || hand === undefined || !movesOf(deal, turn).includes(move))
    throw new Error(`Seat ${turn.seat} cannot ${move}`)
  const replace = (...hands: readonly Hand[]): Deal =>
    withHands(deal, turn.seat, [...place.hands.slice(0, turn.hand), ...hands, ...place.hands.slice(turn.hand + 1)])
  switch (move) {
    case 'stand':
      return replace({ ...hand, state: 'stood' })
    case 'hit':
      return replace(withCard(hand, take()))
    case 'double': {
      const drawn = withCard(hand, take())
      return replace({ ...drawn, state: drawn.state === 'open' ? 'stood' : drawn.state, isDoubled: true })
    }
    case 'split':
      return replace(...hand.cards.map((card) => splitHand(card, take())))
  }
}

/** A hand of a split: 21 with two cards is no blackjack, and split aces get one card each. */
function splitHand(first: Card, second: Card): Hand {
  const cards = [first, second]
  const isDone = rankOf(first) === 'A' || totalOf(cards).total === 21
  return { cards, state: isDone ? 'stood' : 'open', isSplit: true }
}

/** A hand with one more card; 21 stands by itself. */
function withCard(hand: Hand, card: Card): Hand {
  const cards = [...hand.cards, card]
  const { total } = totalOf(cards)
  return { ...hand, cards, state: total > 21 ? 'bust' : total === 21 ? 'stood' : 'open' }
}

const withHands = (deal: Deal, seat: number, hands: readonly Hand[]): Deal => ({
  ...deal,
  places: deal.places.map((place) => (place.seat === seat ? { seat, hands } : place)),
})

/** The dealer draws when a hand stands against them, and no further card is needed otherwise. */
export function dealerDraws({ places, dealer }: Deal): boolean {
  const isAwaited = places.some(({ hands }) => hands.some(({ state }) => state === 'stood'))
  return isAwaited && totalOf(dealer).total < houseRules.dealerStandsOn
}

export function playDealer(deal: Deal, take: Take): Deal {
  let end = deal
  while (dealerDraws(end)) end = { ...end, dealer: [...end.dealer, take()] }
  return end
}

export type HandResult = keyof typeof pays

export function resultOf({ cards, state }: Hand, dealer: readonly Card[]): HandResult {
  if (state === 'bust') return 'lost'
  const [own, theirs] = [totalOf(cards).total, totalOf(dealer).total]
  if (state === 'blackjack') return isNatural(dealer) ? 'push' : 'blackjack'
  if (isNatural(dealer)) return 'lost'
  if (isBust(dealer) || own > theirs) return 'won'
  return own === theirs ? 'push' : 'lost'
}
