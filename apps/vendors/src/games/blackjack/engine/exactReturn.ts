import { type Card, type Rank, rankOf } from '../../../cards/card.ts'
import { basicStrategy } from './basicStrategy.ts'
import type { Move } from './deal.ts'
import { isNatural, pointsOf, totalOf } from './hand.ts'
import { houseRules, pays } from './houseRules.ts'

/** One rank for each value, as suits and pictures decide nothing. */
const values: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T']
const cardOf = (value: number): Card => `${values[value] ?? 'A'}s`
const full = values.map((rank) => houseRules.decks * (rank === 'T' ? 16 : 4))

/** Chances of what the dealer comes to: totals 17 to 21, over 21, blackjack. */
interface DealerEnd {
  readonly totals: readonly number[]
  readonly bust: number
  readonly natural: number
}

/**
 * The return of a stake at a fresh shoe by basic strategy, over all cards that can fall, by exhaustion: each hand's
 * cards are counted out of the shoe, and the dealer's are drawn from what is left, their second card too (in which
 * order cards leave a shuffled shoe changes nothing). Two hands of a split have the same mean. As the dealer looks for
 * blackjack first, it takes the first stake of a hand alone, whatever would have been added.
 */
export function exactReturn(up: number): number {
  const left = [...full]
  const ends = new Map<string, DealerEnd>()
  let size = 0
  const take = (value: number): number => {
    const chance = (left[value] ?? 0) / size
    left[value] = (left[value] ?? 0) - 1
    size -= 1
    return chance
  }
  const putBack = (value: number): void => {
    left[value] = (left[value] ?? 0) + 1
    size += 1
  }
  size = left.reduce((sum, count) => sum + count, 0)
  take(up)
  const over = (visit: (value: number) => number): number => {
    let sum = 0
    for (let value = 0; value < values.length; value++) {
      if (left[value] === 0) continue
      const chance = take(value)
      sum += chance * visit(value)
      putBack(value)
    }
    return sum
  }

  const dealerEnd = (): DealerEnd => {
    const key = left.join()
    const known = ends.get(key)
    if (known !== undefined) return known
    const totals = [0, 0, 0, 0, 0]
    const sums = { bust: 0, natural: 0 }
    const draw = (least: number, hasAce: boolean, count: number, chance: number): void => {
      const total = hasAce && least <= 11 ? least + 10 : least
      if (count === 2 && total === 21) sums.natural += chance
      else if (total > 21) sums.bust += chance
      else if (total >= houseRules.dealerStandsOn) totals[total - 17] = (totals[total - 17] ?? 0) + chance
      else
        for (let value = 0; value < values.length; value++) {
          if (left[value] === 0) continue
          const share = take(value)
          draw(least + value + 1, hasAce || value === 0, count + 1, chance * share)
          putBack(value)
        }
    }
    draw(up + 1, up === 0, 1, 1)
    const end = { totals, ...sums }
    ends.set(key, end)
    return end
  }

  /** What a hand that stands adds to its player's money, in first stakes. */
  const against = (total: number, stakes: number): number => {
    const { totals, bust, natural } = dealerEnd()
    const paid = totals.reduce(
      (sum, chance, index) => sum + chance * (total > index + 17 ? pays.won : total === index + 17 ? pays.push : 0),
      bust * pays.won,
    )
    return stakes * (paid - (1 - natural)) - natural
  }
  const bustLoss = (stakes: number): number => {
    const { natural } = dealerEnd()
    return -stakes * (1 - natural) - natural
  }
  const stood = (cards: readonly Card[], stakes: number): number => {
    const { total } = totalOf(cards)
    return total > 21 ? bustLoss(stakes) : against(total, stakes)
  }
  const openCard = cardOf(up)
  const playOn = (cards: readonly Card[], canSplit: boolean): number => {
    const [first, second] = cards
    if (first === undefined || second === undefined || totalOf(cards).total >= 21) return stood(cards, 1)
    const isFirst = cards.length === 2
    const isPair = isFirst && canSplit && pointsOf(rankOf(first)) === pointsOf(rankOf(second))
    const moves: Move[] = [
      'hit',
      'stand',
      ...(isFirst ? (['double'] as const) : []),
      ...(isPair ? (['split'] as const) : []),
    ]
    switch (basicStrategy(cards, openCard, moves)) {
      case 'stand':
        return stood(cards, 1)
      case 'hit':
        return over((value) => playOn([...cards, cardOf(value)], false))
      case 'double':
        return over((value) => stood([...cards, cardOf(value)], 2))
      case 'split': {
        const isAces = rankOf(first) === 'A'
        const each = over((value) => {
          const hand = [first, cardOf(value)]
          return isAces ? stood(hand, 1) : playOn(hand, false)
        })
        // With blackjack the dealer takes one stake, not one for each hand.
        return 2 * each + dealerEnd().natural
      }
    }
  }
  const mean = over((one) =>
    over((two) => {
      const cards = [cardOf(one), cardOf(two)]
      if (!isNatural(cards)) return playOn(cards, true)
      return (1 - dealerEnd().natural) * (pays.blackjack - 1)
    }),
  )
  return 1 + mean
}

/** The dealer's open cards by value, ace first, with how likely each is. */
export const openCards: readonly { readonly up: number; readonly chance: number }[] = values.map((_, up) => ({
  up,
  chance: (full[up] ?? 0) / full.reduce((sum, count) => sum + count, 0),
}))
