import { type Card, suitOf } from '../../../cards/card.ts'
import { byOrder, rankPlace } from './combination.ts'
import { groupCards } from './groupCards.ts'

/**
 * Combinations that can be made of a hand: for every strength that it can reach, the one of its lowest cards. What none of these beats,
 * nothing in the hand beats.
 */
export function playable(held: readonly Card[]): Card[][] {
  const sorted = [...held].sort(byOrder)
  const ranks = groupCards(sorted, rankPlace)
  return [...sorted.map((card) => [card]), ...sets(ranks), ...runs(ranks), ...flushes(sorted), ...fulls(ranks, sorted)]
}

type Ranks = ReadonlyMap<number, readonly Card[]>

/** Pairs by their higher card, and triples. */
function sets(ranks: Ranks): Card[][] {
  return [...ranks.values()].flatMap((same) => {
    const [low] = same
    if (low === undefined) return []
    const pairs = same.slice(1).map((card) => [low, card])
    return same.length >= 3 ? [...pairs, same.slice(0, 3)] : pairs
  })
}

/** Straights by their highest card, and those of one suit. */
function runs(ranks: Ranks): Card[][] {
  const found: Card[][] = []
  for (let top = 4; top <= 11; top++) {
    const steps = [4, 3, 2, 1, 0].map((below) => ranks.get(top - below) ?? [])
    if (steps.some(({ length }) => length === 0)) continue
    const lower = steps.slice(0, 4)
    for (const last of steps[4] ?? []) {
      found.push([...lower.flatMap((step) => step.slice(0, 1)), last])
      const suited = lower.flatMap((step) => step.filter((card) => suitOf(card) === suitOf(last)))
      if (suited.length === 4) found.push([...suited, last])
    }
  }
  return found
}

/** Flushes by their highest card. */
function flushes(sorted: readonly Card[]): Card[][] {
  return [...groupCards(sorted, suitOf).values()].flatMap((suited) =>
    suited.slice(4).map((top) => [...suited.slice(0, 4), top]),
  )
}

/** Full houses by their three, and four of a kind with the lowest card beside them. */
function fulls(ranks: Ranks, sorted: readonly Card[]): Card[][] {
  return [...ranks.entries()].flatMap(([place, same]) => {
    const pair = [...ranks.entries()].find(([other, cards]) => other !== place && cards.length >= 2)?.[1].slice(0, 2)
    const [beside] = sorted.filter((card) => rankPlace(card) !== place)
    return [
      ...(same.length >= 3 && pair ? [[...same.slice(0, 3), ...pair]] : []),
      ...(same.length === 4 && beside ? [[...same, beside]] : []),
    ]
  })
}
