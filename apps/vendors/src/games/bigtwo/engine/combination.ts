import { type Card, deck, type Rank, rankOf, type Suit, suitOf } from '../../../cards/card.ts'

const rankOrder: readonly Rank[] = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2']
const suitOrder: readonly Suit[] = ['d', 'c', 'h', 's']

/** Combinations that may be played; among those of five cards each beats all before it. */
export const combinationKinds = [
  'single',
  'pair',
  'triple',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
] as const

export type CombinationKind = (typeof combinationKinds)[number]

export interface Combination {
  readonly kind: CombinationKind
  /** What it is compared by with others of as many cards. */
  readonly strength: number
}

const orders: ReadonlyMap<Card, number> = new Map(
  deck.map((card) => [card, rankOrder.indexOf(rankOf(card)) * 4 + suitOrder.indexOf(suitOf(card))]),
)

/** From 0, the three of diamonds, to 51, the two of spades. */
export const cardOrder = (card: Card): number => orders.get(card) ?? -1

/** From 0, the three, to 12, the two. */
export const rankPlace = (card: Card): number => Math.floor(cardOrder(card) / 4)

export const byOrder = (one: Card, other: Card): number => cardOrder(one) - cardOrder(other)

/** Highest rank of a straight: the ace. Twos stand in none. */
const topOfRuns = 11

/** What cards are together; `undefined` where they are no combination. */
export function combinationOf(cards: readonly Card[]): Combination | undefined {
  const sorted = [...cards].sort(byOrder)
  const top = sorted.at(-1)
  if (top === undefined) return undefined
  const places = sorted.map(rankPlace)
  if (cards.length <= 3) {
    if (places.some((place) => place !== places[0])) return undefined
    const kind = (['single', 'pair', 'triple'] as const)[cards.length - 1]
    return kind && { kind, strength: cardOrder(top) }
  }
  return cards.length === 5 ? ofFive(sorted, places, top) : undefined
}

function ofFive(sorted: readonly Card[], places: readonly number[], top: Card): Combination | undefined {
  const as = (kind: CombinationKind, value: number): Combination => ({
    kind,
    strength: combinationKinds.indexOf(kind) * 100 + value,
  })
  const isFlush = sorted.every((card) => suitOf(card) === suitOf(top))
  const isRun = places.every((place, at) => place === (places[0] ?? 0) + at) && (places[4] ?? 0) <= topOfRuns
  if (isFlush && isRun) return as('straightFlush', cardOrder(top))
  const middle = places[2] ?? 0
  const times = places.filter((place) => place === middle).length
  if (times === 4) return as('four', middle)
  if (times === 3 && places[0] === places[1] && places[3] === places[4]) return as('fullHouse', middle)
  if (isFlush) return as('flush', cardOrder(top))
  return isRun ? as('straight', cardOrder(top)) : undefined
}

/** Whether cards may be laid on others: as many, and stronger. */
export function beats(cards: readonly Card[], others: readonly Card[]): boolean {
  const [own, laid] = [combinationOf(cards), combinationOf(others)]
  return cards.length === others.length && own !== undefined && laid !== undefined && own.strength > laid.strength
}
